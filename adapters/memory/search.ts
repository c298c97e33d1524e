import { hitsIn, indexWordsOf, type Wanted, wantedOf } from "#adapters/intl/words.ts"
import type { Match } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import type { Tables } from "./state.ts"

interface Line {
  readonly line: string
  readonly begin: number | null
  /** What a word found here counts. */
  readonly weight: number
}

/** The tasks in which every word occurs, best first, each with the line that answers best. */
export const search = (tables: Tables, tasks: ReadonlyArray<Task>, query: string): ReadonlyArray<Match> => {
  const wanted = wantedOf(query)
  if (wanted.length === 0) return []
  return tasks
    .map((task) => ({ task, lines: linesOf(tables, task) }))
    .filter(({ lines }) => wanted.every((one) => lines.some(({ line }) => hits(line, [one]) > 0)))
    .toSorted((a, b) => rank(b.lines, wanted) - rank(a.lines, wanted))
    .map(({ task, lines }) => best(task, lines, wanted))
}

const linesOf = ({ transcripts, analyses }: Tables, task: Task): ReadonlyArray<Line> => [
  ...(transcripts.get(task.id)?.segments ?? []).map(({ text, begin }) => ({ line: text, begin, weight: 1 })),
  ...(analyses.get(task.id)?.summary ?? "").split("\n").filter((line) => line.trim() !== "")
    .map((line) => ({ line, begin: null, weight: 2 })),
  { line: task.title, begin: null, weight: 4 },
]

const hits = (line: string, wanted: ReadonlyArray<Wanted>): number => hitsIn(indexWordsOf(line), wanted)

const rank = (lines: ReadonlyArray<Line>, wanted: ReadonlyArray<Wanted>): number =>
  Math.max(...lines.map(({ line, weight }) => hits(line, wanted) * weight))

const best = (task: Task, lines: ReadonlyArray<Line>, wanted: ReadonlyArray<Wanted>): Match => {
  const [first] = lines.toSorted((a, b) => hits(b.line, wanted) - hits(a.line, wanted))
  return { task, line: first?.line ?? "", begin: first?.begin ?? null }
}
