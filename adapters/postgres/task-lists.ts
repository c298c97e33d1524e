import type { SearchWord } from "#adapters/intl/words.ts"
import type { UserId } from "#domain/kernel/ids.ts"
import type { PageRequest } from "#domain/kernel/page.ts"
import type { TaskOrder } from "#domain/task/task-order.ts"
import type { TaskFilter } from "#domain/task/task-store.port.ts"
import { type Kysely, sql } from "kysely"
import { wordQuery } from "./full-text.ts"
import type { Schema as Tables } from "./schema.ts"
import { text } from "./storable.ts"

/** The tasks that match a filter. */
export const listed = (q: Kysely<Tables>, { owner, folderId, source, state }: TaskFilter) =>
  q.selectFrom("task")
    .$if(owner !== null, (tasks) => tasks.where("owner_id", "=", owner))
    .$if(folderId === "uncategorized", (tasks) => tasks.where("folder_id", "is", null))
    .$if(
      folderId !== null && folderId !== "uncategorized",
      (tasks) => tasks.where("folder_id", "=", text(folderId ?? "")),
    )
    .$if(source !== undefined, (tasks) => tasks.where("source", "=", source ?? ""))
    .$if(state !== undefined, (tasks) => tasks.where("state", "=", state ?? ""))

export const matching = (q: Kysely<Tables>, owner: UserId | null, wanted: ReadonlyArray<SearchWord>) =>
  wanted.reduce((found, one) => found.where(holding(one)), listed(q, { owner, folderId: null }))

/**
 * Each word may occur in a different place: the title, the summary or any part of the transcript. `is true` keeps the
 * planner from turning the lookups into joins: planned without statistics, several words took seconds.
 */
const holding = (one: SearchWord) => {
  const query = wordQuery(one)
  return sql<boolean>`(id in (select id from task where search @@ ${query}::tsquery
    union all select task_id from transcript_words where words @@ ${query}::tsquery)) is true`
}

/** For the rest of the transaction: the planner ignores what it costs to unpack the words of every transcript. */
export const preferIndexes = (q: Kysely<Tables>) => sql`set local enable_seqscan = off`.execute(q)

/** The columns a task is read from. A subquery for the work, unlike a join, leaves the query plan of a list alone. */
export const stored = [
  "data",
  sql<object>`(select work from task_work where task_id = task.id)`.as("work"),
] as const

const storedOf = (found: ReturnType<typeof listed>) => found.select(stored)
type Selection = ReturnType<typeof storedOf>

/** Ties are broken by id, so that every task is on exactly one page. */
export const inOrderOf = (found: Selection, order: TaskOrder): Selection => {
  switch (order) {
    case "newest":
      return found.orderBy("created_at", "desc").orderBy("id", "desc")
    case "oldest":
      return found.orderBy("created_at").orderBy("id")
    case "title":
      return found.orderBy("title_key").orderBy("id")
    case "longest":
      return found.orderBy("duration", (by) => by.desc().nullsLast()).orderBy("id", "desc")
  }
}

/** By the number of words in the title, then in the summary, then the newest first: no transcript is read for it. */
export const bestFirst = (found: Selection, wanted: ReadonlyArray<SearchWord>): Selection => {
  const hits = (words: string) =>
    sql`${sql.join(wanted.map((one) => sql`(${sql.ref(words)} @@ ${wordQuery(one)}::tsquery)::integer`), sql` + `)}`
  return inOrderOf(found.orderBy(hits("title_words"), "desc").orderBy(hits("summary_words"), "desc"), "newest")
}

export const pageOf = (found: Selection, { page, pageSize }: PageRequest): Selection =>
  found.limit(pageSize).offset((page - 1) * pageSize)
