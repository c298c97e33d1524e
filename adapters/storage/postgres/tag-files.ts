import { FolderId, TaskId, type UserId } from "#domain/kernel/ids.ts"
import type { FileFacts } from "#domain/tag/tag-rules.ts"
import type { FileCursor } from "#domain/tag/tag-store.port.ts"
import { Source } from "#domain/task/source.ts"
import { DateTime, Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"

const Row = Schema.Struct({
  id: TaskId,
  title: Schema.String,
  source: Source,
  folder_id: Schema.NullOr(FolderId),
  language: Schema.NullOr(Schema.String),
  speakers: Schema.NullOr(Schema.Array(Schema.String)),
})

const facts = [
  "id",
  "title",
  "source",
  "folder_id",
  "created_at",
  sql<string | null>`data->>'language'`.as("language"),
  sql`(select jsonb_path_query_array(list, '$[*].name') from speakers where task_id = task.id)`
    .as("speakers"),
] as const

/** What rules ask about a file; null if it does not exist. */
export const factsOf = async (q: Kysely<Tables>, id: TaskId): Promise<FileFacts | null> => {
  const row = await q.selectFrom("task").select(facts).where("id", "=", id).executeTakeFirst()
  return row === undefined ? null : decoded(row)
}

/** The completed files of an account after this one, the newest first. */
export const filePage = async (q: Kysely<Tables>, owner: UserId, after: FileCursor | null, limit: number) => {
  const rows = await q.selectFrom("task").select(facts).where("owner_id", "=", owner).where("state", "=", "finished")
    .$if(
      after !== null,
      (some) =>
        some.where(
          sql<boolean>`(created_at, id) < (${
            after && DateTime.formatIso(after.createdAt)
          }::timestamptz, ${after?.id}::uuid)`,
        ),
    )
    .orderBy("created_at", "desc").orderBy("id", "desc").limit(limit + 1).execute()
  const files = rows.slice(0, limit)
  const last = files.at(-1)
  const next = last === undefined || rows.length <= limit
    ? null
    : { createdAt: DateTime.makeUnsafe(last.created_at.toISOString()), id: TaskId.make(last.id) }
  return { files: files.map(decoded), next }
}

const decode = Schema.decodeUnknownSync(Row)

const decoded = (row: object): FileFacts => {
  const { folder_id: folderId, speakers, ...rest } = decode(row)
  return { ...rest, folderId, speakers: speakers ?? [] }
}
