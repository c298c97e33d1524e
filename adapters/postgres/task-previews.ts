import { TaskId } from "#domain/kernel/ids.ts"
import { Speaker } from "#domain/task/speaker.ts"
import type { TaskPreview } from "#domain/task/task-item.ts"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"

/** Characters read of a summary: enough for an excerpt, headings and Markdown included. */
const summaryLimit = 3000

const Row = Schema.Struct({
  id: TaskId,
  speakers: Schema.NullOr(Schema.Array(Speaker)),
  summary: Schema.NullOr(Schema.String),
  shareToken: Schema.NullOr(Schema.String),
})

/** What lists show besides the tasks themselves, in one statement that reads neither transcripts nor whole summaries. */
export const previews = async (
  db: Kysely<Tables>,
  ids: ReadonlyArray<TaskId>,
): Promise<ReadonlyMap<TaskId, TaskPreview>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom("task")
    .leftJoin("speakers", "speakers.task_id", "task.id")
    .leftJoin("analysis", "analysis.task_id", "task.id")
    .leftJoin("share", (on) => on.onRef("share.task_id", "=", "task.id").on("share.is_on", "=", true))
    .select(["task.id", "speakers.list as speakers", "share.token as shareToken"])
    .select(sql<string | null>`left(analysis.summary, ${sql.lit(summaryLimit)})`.as("summary"))
    .where("task.id", "in", ids)
    .execute()
  return new Map(rows.map((row) => {
    const { id, speakers, summary, shareToken } = Schema.decodeUnknownSync(Row)(row)
    return [id, { speakers: speakers ?? [], summary, shareToken }]
  }))
}
