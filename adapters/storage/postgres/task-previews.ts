import { identifierOf } from "#domain/account/user.ts"
import { CollaboratorId, TaskId, UserId } from "#domain/kernel/ids.ts"
import { SharedRole } from "#domain/task/access.ts"
import { Speaker } from "#domain/task/speaker.ts"
import { TagMark } from "#domain/task/tag-mark.ts"
import type { Person, TaskPreview } from "#domain/task/task-item.ts"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"

/** Characters read of a summary: enough for an excerpt, headings included. */
const summaryLimit = 1000

const Account = Schema.Struct({ id: UserId, email: Schema.NullOr(Schema.String), phone: Schema.NullOr(Schema.String) })

const taggedAs = sql<ReadonlyArray<object>>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', tag.id, 'name', name, 'colour', colour) order by name_key), '[]')
  from task_tag join tag on tag.id = tag_id where task_id = task.id and is_on
)`

const Row = Schema.Struct({
  speakers: Schema.NullOr(Schema.Array(Speaker)),
  summary: Schema.NullOr(Schema.String),
  hasTimedLines: Schema.NullOr(Schema.Boolean),
  shareToken: Schema.NullOr(Schema.String),
  owner: Schema.NullOr(Account),
  collaborators: Schema.Array(Schema.Struct({
    id: CollaboratorId,
    userIdentifier: Schema.String,
    role: SharedRole,
    userId: Schema.NullOr(UserId),
  })),
  tags: Schema.Array(TagMark),
})

const personOf = (account: typeof Account.Type): Person => ({ id: account.id, userIdentifier: identifierOf(account) })

const collaborators = sql<ReadonlyArray<object>>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'userIdentifier', identifier, 'role', role, 'userId',
    (select app_user.id from app_user where identifier in (email, phone) limit 1)) order by added_at, id), '[]')
  from collaborator where task_id = task.id
)`

const owner = sql<object | null>`(
  select jsonb_build_object('id', app_user.id, 'email', email, 'phone', phone) from app_user where app_user.id = task.owner_id
)`

/**
 * The columns of what lists show besides the tasks themselves: neither transcripts nor whole summaries. Subqueries, unlike
 * joins, leave the query plan of a list alone.
 */
export const previewed = [
  sql<object | null>`(select list from speakers where task_id = task.id)`.as("speakers"),
  sql<string | null>`(select left(summary, ${sql.lit(summaryLimit)}) from analysis where task_id = task.id)`.as(
    "summary",
  ),
  // Of lines in order, the last one says it.
  sql<boolean | null>`(
    select end_ms > 1 from segment where task_id = task.id order by begin_ms desc, position desc limit 1
  )`.as("hasTimedLines"),
  sql<string | null>`(select token from share where task_id = task.id and is_on)`.as("shareToken"),
  owner.as("owner"),
  collaborators.as("collaborators"),
  taggedAs.as("tags"),
] as const

const decode = Schema.decodeUnknownSync(Row)

/** From a row with these columns. */
export const previewOf = (row: object): TaskPreview => {
  const { speakers, summary, hasTimedLines, shareToken, owner, collaborators, tags } = decode(row)
  return {
    summary,
    hasTimedLines: hasTimedLines ?? false,
    shareToken,
    speakers: speakers ?? [],
    owner: owner === null ? null : personOf(owner),
    collaborators,
    tags,
  }
}

export const previews = async (
  db: Kysely<Tables>,
  ids: ReadonlyArray<TaskId>,
): Promise<ReadonlyMap<TaskId, TaskPreview>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom("task").select("id").select(previewed).where(sql<boolean>`task.id = any(${ids})`)
    .execute()
  return new Map(rows.map((row) => [TaskId.make(row.id), previewOf(row)]))
}
