import type { TagId, UserId } from "#domain/kernel/ids.ts"
import { nameKeyOf } from "#domain/kernel/name-key.ts"
import { snakeCase } from "#domain/kernel/wire.ts"
import { filterNames, type TaskFilter } from "#domain/task/task-filter.ts"
import type { TaskOrder } from "#domain/task/task-order.ts"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"
import { text } from "./storable.ts"

/** The tasks that match a filter. */
export const listed = (q: Kysely<Tables>, filter: TaskFilter) => {
  const { sharedWith, tags = [] } = filter
  const all = q.selectFrom("task").where(isWithin(filter))
  const found = tags.reduce((some, tag) => some.where("id", "in", taggedIds(q, tag)), all)
  return sharedWith === undefined ? found : found.where("id", "in", sharedIds(q, sharedWith))
}

/** What a filter asks of the columns that tasks and their tallies have in common. */
export const isWithin = ({ owner, folderId, ...limits }: TaskFilter) => {
  const conditions = [
    ...owner === null ? [] : [sql`owner_id = ${owner}`],
    ...folderId === null ? [] : [folderId === "uncategorized" ? sql`folder_id is null` : sql`folder_id = ${folderId}`],
    ...filterNames.flatMap((name) =>
      limits[name] === undefined ? [] : [sql`${sql.ref(snakeCase(name))} = ${limits[name]}`]
    ),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql.join<boolean>(conditions, sql` and `)
}

/** The tasks that have a tag. */
const taggedIds = (q: Kysely<Tables>, tag: TagId) =>
  q.selectFrom("task_tag").select("task_id").where("tag_id", "=", tag).where("is_on", "=", true)

/** Whether a task has a tag of this name, of its owner. */
export const isTagged = (owner: UserId | null, name: string) =>
  sql<boolean>`id in (select task_id from task_tag join tag on tag.id = tag_id
    where is_on and name_key = ${text(nameKeyOf(name))} and ${
    owner === null ? sql`true` : sql`tag.owner_id = ${owner}`
  })`

/** The columns a task is read from. A subquery for the work, unlike a join, leaves the query plan of a list alone. */
export const stored = [
  "data",
  "folder_id",
  sql<object>`(select work from task_work where task_id = task.id)`.as("work"),
] as const

/** Whether an entry is for the address or the number of this account: its owner has proved both. */
export const isFor = (account: UserId) =>
  sql<
    boolean
  >`identifier = any (array(select unnest(array[email, phone]) from app_user where app_user.id = ${account}))`

/** The tasks that are shared with this account. */
export const sharedIds = (q: Kysely<Tables>, account: UserId) =>
  q.selectFrom("collaborator").select("task_id").where(isFor(account))

/** As what a task is shared with this account; null if it is not. */
export const sharedAs = (account: UserId) =>
  sql<string | null>`(select role from collaborator where task_id = task.id and ${
    isFor(account)
  } order by role limit 1)`

/** Whether a task is shared with this account. */
const isSharedWith = (account: UserId) =>
  sql<boolean>`exists (select from collaborator where task_id = task.id and ${isFor(account)})`

/** Whether a task belongs to this account, or is shared with it. */
export const isOf = (account: UserId) => sql<boolean>`(owner_id = ${account} or ${isSharedWith(account)})`

/** A column or expression to sort by, in the direction of the list and against it. */
export interface Sorted {
  readonly forwards: RawBuilder<unknown>
  readonly backwards: RawBuilder<unknown>
}

/** Ties are broken by id, so that every task is on exactly one page. */
export const sortedBy: Readonly<Record<TaskOrder, Sorted>> = {
  newest: { forwards: sql`created_at desc, id desc`, backwards: sql`created_at, id` },
  oldest: { forwards: sql`created_at, id`, backwards: sql`created_at desc, id desc` },
  title: { forwards: sql`title_key, id`, backwards: sql`title_key desc, id desc` },
  longest: { forwards: sql`duration desc nulls last, id desc`, backwards: sql`duration nulls first, id` },
}

const storedOf = (found: ReturnType<typeof listed>) => found.select(stored)

export const newestFirst = (found: ReturnType<typeof storedOf>) =>
  found.orderBy("created_at", "desc").orderBy("id", "desc")
