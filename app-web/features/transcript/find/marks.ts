import type { Find } from "./use-find.ts"

/** A hit as it stands in its line. */
export interface Mark {
  readonly from: number
  readonly to: number
  readonly isCurrent: boolean
}

/** The hits of each line: lines without any have none, the others the same list until something changes. */
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
