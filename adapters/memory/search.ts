import { type Marked, markedIn } from "#adapters/intl/marks.ts"
import { type SearchWord, searchWordsOf } from "#adapters/intl/words.ts"
import type { Match } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { plainLines } from "#domain/text/plain-lines.ts"
import { Order } from "effect"
import { summaryShown } from "./analysis-store.ts"
import type { Tables } from "./state.ts"

type Line = Pick<Match, "field" | "line" | "begin">

/** The tasks that contain every word, best first, each with its best matching line. */
export const search = (tables: Tables, newestFirst: ReadonlyArray<Task>, query: string): ReadonlyArray<Match> => {
  const wanted = searchWordsOf(query)
  if (wanted.length === 0) return []
  return newestFirst
    .map((task) => ({ task, lines: linesOf(tables, task) }))
    .filter(({ lines }) => wanted.every((one) => lines.some(({ line }) => markedIn(line, [one]).hits > 0)))
    .map(({ task, lines }) => ({
      inTitle: wordsIn(lines, "title", wanted),
      inSummary: wordsIn(lines, "summary", wanted),
      match: { task, ...bestLine(lines, wanted) },
    }))
    .toSorted(bestFirst)
    .map(({ match }) => match)
}

interface Ranked {
  readonly inTitle: number
  readonly inSummary: number
}

const bestFirst = Order.flip(
  Order.combine(
    Order.mapInput(Order.Number, ({ inTitle }: Ranked) => inTitle),
    Order.mapInput(Order.Number, ({ inSummary }: Ranked) => inSummary),
  ),
)

const linesOf = ({ transcripts, analyses }: Tables, task: Task): ReadonlyArray<Line> => [
  ...(transcripts.get(task.id)?.segments ?? []).map(({ text, begin }): Line => ({
    field: "transcript",
    line: text,
    begin,
  })),
  ...plainLines(summaryShown({ analyses, transcripts }, task.id) ?? "").map(({ text }): Line => ({
    field: "summary",
    line: text,
    begin: null,
  })),
  { field: "title", line: task.title, begin: null },
]

/** How many of the words occur in a field. */
const wordsIn = (lines: ReadonlyArray<Line>, field: Line["field"], wanted: ReadonlyArray<SearchWord>): number => {
  const own = lines.filter((line) => line.field === field)
  return wanted.filter((one) => own.some(({ line }) => markedIn(line, [one]).hits > 0)).length
}

const bestLine = (lines: ReadonlyArray<Line>, wanted: ReadonlyArray<SearchWord>): Line & Pick<Marked, "marks"> => {
  const [first] = lines
    .map((line) => ({ ...line, ...markedIn(line.line, wanted) }))
    .toSorted((a, b) => b.hits - a.hits)
  const { field, line, begin, marks } = first ?? { field: "title" as const, line: "", begin: null, marks: [] }
  return { field, line, begin, marks }
}
