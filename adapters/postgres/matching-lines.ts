import { hitsIn, indexWordsOf, type Wanted } from "#adapters/intl/words.ts"
import type { TaskId } from "#domain/task/task-id.ts"
import type { Match } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { type Kysely, sql } from "kysely"
import type { Schema } from "./schema.ts"

interface Line {
  readonly taskId: string
  readonly line: string
  readonly begin: number | null
}

/** For each task found, the line that answers best: a spoken one before one of the summary before the title. */
export const withLines = async (
  db: Kysely<Schema>,
  tasks: ReadonlyArray<Task>,
  wanted: ReadonlyArray<Wanted>,
): Promise<ReadonlyArray<Match>> => {
  const ids = tasks.map(({ id }) => id)
  const lines = [...await spokenLines(db, ids, wanted), ...await summaryLines(db, ids)]
  const byTask = Map.groupBy(lines, ({ taskId }) => taskId)
  return tasks.map((task) => ({ task, ...best([...byTask.get(task.id) ?? [], titleOf(task)], wanted) }))
}

const titleOf = (task: Task): Line => ({ taskId: task.id, line: task.title, begin: null })

const best = (lines: ReadonlyArray<Line>, wanted: ReadonlyArray<Wanted>): Omit<Match, "task"> => {
  const [first] = lines
    .map(({ line, begin }) => ({ line, begin, hits: hitsIn(indexWordsOf(line), wanted) }))
    .toSorted((a, b) => b.hits - a.hits)
  return { line: first?.line ?? "", begin: first?.begin ?? null }
}

const candidates = 20

/** The segments of each task that hold most of the words, as far as plain text comparison tells. */
const spokenLines = async (
  db: Kysely<Schema>,
  ids: ReadonlyArray<TaskId>,
  wanted: ReadonlyArray<Wanted>,
): Promise<ReadonlyArray<Line>> => {
  if (ids.length === 0) return []
  const hits = sql.join(wanted.map(({ word }) => sql`(text ilike ${`%${escaped(word)}%`})::integer`), sql` + `)
  const { rows } = await sql<{ task_id: string; text: string; begin_ms: number }>`
    select task_id, text, begin_ms from (
      select task_id, text, begin_ms, hits, row_number() over (partition by task_id order by hits desc, begin_ms) as nth
      from (select task_id, text, begin_ms, ${hits} as hits from segment where task_id = any(${ids}::uuid[])) as counted
      where hits > 0
    ) as ranked where nth <= ${candidates} order by task_id, begin_ms`.execute(db)
  return rows.map((row) => ({ taskId: row.task_id, line: row.text, begin: row.begin_ms }))
}

const escaped = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

const summaryLines = async (db: Kysely<Schema>, ids: ReadonlyArray<TaskId>): Promise<ReadonlyArray<Line>> => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom("analysis").select(["task_id", "summary"]).where("task_id", "in", ids).execute()
  return rows.flatMap(({ task_id: taskId, summary }) =>
    summary.split("\n").filter((line) => line.trim() !== "").map((line) => ({ taskId, line, begin: null }))
  )
}
