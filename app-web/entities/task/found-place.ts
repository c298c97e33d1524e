import type { TaskSearch } from "#web/lib/searches.ts"
import type { RouterOutput } from "#web/request/trpc.ts"

/** What the server found in a task: the line that answers best, and its words in it. */
export type Found = Pick<
  RouterOutput["library"]["searchTasks"]["items"][number],
  "field" | "line" | "begin" | "segment_id" | "marks"
>

/** The address that opens a task where it was found: at its line, with the found words marked. */
export const foundPlace = ({ field, line, begin, segment_id: segment, marks }: Found): TaskSearch => {
  if (field !== "transcript" || segment === null) return {}
  const find = foundWords(line, marks)
  return { ...(begin === null ? {} : { t: begin / 1000 }), line: segment, ...(find === "" ? {} : { find }) }
}

/** The longest run of found words: a run has nothing but spaces and punctuation between them. */
const foundWords = (line: string, marks: Found["marks"]): string => {
  const runs: Array<[number, number]> = []
  for (const [from, to] of marks) {
    const last = runs.at(-1)
    if (last !== undefined && !/[\p{L}\p{N}]/u.test(line.slice(last[1], from))) last[1] = to
    else runs.push([from, to])
  }
  return runs.map(([from, to]) => line.slice(from, to)).reduce((a, b) => b.length > a.length ? b : a, "")
}
