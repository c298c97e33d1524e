import type { Find } from "./use-find.ts"

/** A hit in a line. */
export interface Mark {
  readonly from: number
  readonly to: number
  readonly isCurrent: boolean
}

/** The hits by line. A list keeps its identity until the hits change. */
export const marksByLine = (
  { hits, current }: Pick<Find, "hits" | "current">,
): ReadonlyMap<number, ReadonlyArray<Mark>> => {
  const marks = new Map<number, Array<Mark>>()
  for (const [hit, line] of hits.lines.entries()) {
    const mark = { from: hits.froms[hit] ?? 0, to: hits.tos[hit] ?? 0, isCurrent: hit === current }
    const before = marks.get(line)
    if (before === undefined) marks.set(line, [mark])
    else before.push(mark)
  }
  return marks
}

export const noMarks: ReadonlyMap<number, ReadonlyArray<Mark>> = new Map()
