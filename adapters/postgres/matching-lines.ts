import { markedIn } from "#adapters/intl/marks.ts"
import { patternOf } from "#adapters/intl/word-pattern.ts"
import type { SearchWord } from "#adapters/intl/words.ts"
import type { Match } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { plainLines } from "#domain/text/plain-lines.ts"
import { type Kysely, sql } from "kysely"
import type { Schema } from "./schema.ts"

interface Line extends Pick<Match, "field" | "line" | "begin"> {
  readonly taskId: string
}

/** The best matching line of each task found; of equals, one of the transcript, then one of the summary, then the title. */
export const withLines = async (
  db: Kysely<Schema>,
  tasks: ReadonlyArray<Task>,
  wanted: ReadonlyArray<SearchWord>,
): Promise<ReadonlyArray<Match>> => {
  const ids = tasks.map(({ id }) => id)
  const spoken = await transcriptLines(db, ids, wanted, " and ")
  const others = [...await summaryLines(db, ids), ...tasks.map(titleOf)]
  const best = bestLines(tasks, [...spoken, ...others], wanted)
  const incomplete = best.filter(({ hits }) => hits < wanted.length).map(({ task }) => task)
  if (incomplete.length === 0 || wanted.length === 1) return best.map(asMatch)
  const partial = await transcriptLines(db, incomplete.map(({ id }) => id), wanted, " or ")
  return bestLines(tasks, [...spoken, ...partial, ...others], wanted).map(asMatch)
}

const titleOf = ({ id, title }: Task): Line => ({ taskId: id, field: "title", line: title, begin: null })

interface ScoredMatch extends Match {
  readonly hits: number
}

const asMatch = ({ task, field, line, begin, marks }: ScoredMatch): Match => ({ task, field, line, begin, marks })

/** Among equally good lines, the first. */
const bestLines = (
  tasks: ReadonlyArray<Task>,
  lines: ReadonlyArray<Line>,
  wanted: ReadonlyArray<SearchWord>,
): ReadonlyArray<ScoredMatch> => {
  const byTask = Map.groupBy(lines, ({ taskId }) => taskId)
  return tasks.flatMap((task) => {
    const [best] = (byTask.get(task.id) ?? []).map((line) => ({ line, marked: markedIn(line.line, wanted) }))
      .toSorted((a, b) => b.marked.hits - a.marked.hits)
    return best === undefined ? [] : [{ task, ...best.line, ...best.marked }]
  })
}

/** More than one, because the regular expression may match a different word. */
const candidates = 10

/** The first segments of each task that contain all of the words, or any of them. */
const transcriptLines = async (
  db: Kysely<Schema>,
  ids: ReadonlyArray<string>,
  wanted: ReadonlyArray<SearchWord>,
  operator: " and " | " or ",
): Promise<ReadonlyArray<Line>> => {
  const words = sql.join(wanted.map((one) => sql`text ~ ${patternOf(one)}`), sql.raw(operator))
  const { rows } = await sql<{ id: string; text: string; begin_ms: number }>`
    select task.id, line.text, line.begin_ms from unnest(${ids}::uuid[]) as task (id) cross join lateral (
      select text, begin_ms from segment where task_id = task.id and (${words}) order by begin_ms, position
      limit ${sql.lit(candidates)}
    ) as line`.execute(db)
  return rows.map((row) => ({ taskId: row.id, field: "transcript", line: row.text, begin: row.begin_ms }))
}

const summaryLines = async (db: Kysely<Schema>, ids: ReadonlyArray<string>): Promise<ReadonlyArray<Line>> => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom("analysis").select(["task_id", "summary"]).where("task_id", "in", ids).execute()
  return rows.flatMap(({ task_id: taskId, summary }) =>
    plainLines(summary).map(({ text }): Line => ({ taskId, field: "summary", line: text, begin: null }))
  )
}
