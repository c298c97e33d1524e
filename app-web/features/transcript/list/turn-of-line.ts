import { isGap, rowOfLine, type Rows } from "./rows.ts"

/** The lines of the turn that a line is part of, in order. */
export const turnOfLine = (rows: Rows, line: number): ReadonlyArray<number> => {
  const turn = rows.turnOf[rowOfLine(rows, line)] ?? -1
  if (turn < 0) return [line]
  return [...rows.what.subarray(rows.firsts[turn], (rows.lasts[turn] ?? -1) + 1)].filter((what) => !isGap(what))
}
