import { type Marked, markedIn, type Wanted } from "#adapters/system/intl/marks.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import type { Match } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { separateLines } from "#domain/text/plain-lines.ts"
import { type Kysely, sql } from "kysely"
import { isSaidBy } from "./named-speakers.ts"
import type { Schema } from "./schema.ts"
import type { Asked } from "./task-search.ts"

interface Line extends Pick<Match, "field" | "line" | "begin" | "segmentId"> {
  readonly taskId: string
}

/**
 * The best matching line of each task found; of equals, one of the transcript, then one of the summary, then the title.
 * If the query has no words: the first line, or the title.
 */
export const withLines = async (
  db: Kysely<Schema>,
  tasks: ReadonlyArray<Task>,
  asked: Asked,
): Promise<ReadonlyArray<Match>> => {
  const { wanted, terms, speakers } = asked
  const ids = tasks.map(({ id }) => id)
  if (terms.length === 0 && speakers.length === 0) return bestLines(tasks, tasks.map(titleOf), wanted).map(asMatch)
  const patterns = terms.map(({ pattern }) => pattern)
  const spoken = [
    ...asked.phrases.length === 0 ? [] : await transcriptLines(db, ids, asked.phrases, " or ", speakers),
    ...await transcriptLines(db, ids, patterns, " and ", speakers),
  ]
  const others = speakers.length > 0 ? [] : [...await summaryLines(db, ids), ...tasks.map(titleOf)]
  const best = bestLines(tasks, [...spoken, ...others], wanted)
  const found = new Set(best.flatMap(({ task, hits }) => hits < terms.length ? [] : [task.id]))
  const incomplete = ids.filter((id) => !found.has(id))
  if (incomplete.length === 0 || terms.length < 2) return best.map(asMatch)
  const partial = await transcriptLines(db, incomplete, patterns, " or ", speakers)
  return bestLines(tasks, [...spoken, ...partial, ...others], wanted).map(asMatch)
}

const titleOf = ({ id, title }: Task): Line => ({
  taskId: id,
  field: "title",
  line: title,
  begin: null,
  segmentId: null,
})

interface ScoredMatch extends Match {
  readonly hits: number
}

const asMatch = ({ task, field, line, begin, segmentId, marks }: ScoredMatch): Match => ({
  task,
  field,
  line,
  begin,
  segmentId,
  marks,
})

/** Among equally good lines, the first. */
const bestLines = (
  tasks: ReadonlyArray<Task>,
  lines: ReadonlyArray<Line>,
  wanted: Wanted,
): ReadonlyArray<ScoredMatch> => {
  const byTask = Map.groupBy(lines, ({ taskId }) => taskId)
  return tasks.flatMap((task) => {
    const [best] = (byTask.get(task.id) ?? []).map((line) => ({ line, marked: markedIn(line.line, wanted) }))
      .toSorted((a, b) => goodness(b.marked) - goodness(a.marked))
    if (best === undefined) return []
    const { hits, marks } = best.marked
    return [{ task, ...best.line, hits, marks }]
  })
}

const goodness = ({ hits, isPhrase }: Marked): number => hits + (isPhrase ? 0.5 : 0)

/** More than one, because a regular expression may match something else. */
const candidates = 10

/** The first lines of each task that match all of the patterns, or any of them. */
const transcriptLines = async (
  db: Kysely<Schema>,
  ids: ReadonlyArray<string>,
  patterns: ReadonlyArray<string>,
  operator: " and " | " or ",
  speakers: ReadonlyArray<string>,
): Promise<ReadonlyArray<Line>> => {
  const words = patterns.length === 0
    ? sql`true`
    : sql.join(patterns.map((pattern) => sql`text ~ ${pattern}`), sql.raw(operator))
  const { rows } = await sql<{ id: string; segment: string; text: string; begin_ms: number }>`
    select task.id, found.segment, found.text, found.begin_ms from unnest(${ids}::uuid[]) as task (id) cross join lateral (
      select id as segment, text, begin_ms from segment as line where task_id = task.id and (${words}) and ${
    isSaidBy(speakers)
  }
      order by begin_ms, position limit ${sql.lit(candidates)}
    ) as found`.execute(db)
  return rows.map((row) => ({
    taskId: row.id,
    field: "transcript",
    line: row.text,
    begin: row.begin_ms,
    segmentId: SegmentId.make(row.segment),
  }))
}

const summaryLines = async (db: Kysely<Schema>, ids: ReadonlyArray<string>): Promise<ReadonlyArray<Line>> => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom("analysis").select(["task_id", "summary"]).where("task_id", "in", ids).execute()
  return rows.flatMap(({ task_id: taskId, summary }) =>
    separateLines(summary).map(({ text }): Line => ({
      taskId,
      field: "summary",
      line: text,
      begin: null,
      segmentId: null,
    }))
  )
}
