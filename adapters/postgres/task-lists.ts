import type { Wanted } from "#adapters/intl/words.ts"
import type { UserId } from "#domain/kernel/ids.ts"
import type { PageRequest } from "#domain/kernel/page.ts"
import type { TaskOrder } from "#domain/task/task-order.ts"
import type { TaskFilter } from "#domain/task/task-store.port.ts"
import { type Kysely, sql } from "kysely"
import { wordQuery } from "./full-text.ts"
import type { Schema as Tables } from "./schema.ts"
import { text } from "./storable.ts"

/** The tasks a filter lets through. */
export const listed = (q: Kysely<Tables>, { owner, folderId, source, state }: TaskFilter) =>
  q.selectFrom("task")
    .$if(owner !== null, (some) => some.where("owner_id", "=", owner))
    .$if(folderId === "uncategorized", (some) => some.where("folder_id", "is", null))
    .$if(
      folderId !== null && folderId !== "uncategorized",
      (some) => some.where("folder_id", "=", text(folderId ?? "")),
    )
    .$if(source !== undefined, (some) => some.where("source", "=", source ?? ""))
    .$if(state !== undefined, (some) => some.where("state", "=", state ?? ""))

export const matching = (q: Kysely<Tables>, owner: UserId | null, wanted: ReadonlyArray<Wanted>) =>
  wanted.reduce((found, one) => found.where(holding(one)), listed(q, { owner, folderId: null }))

/**
 * Each word may stand elsewhere: in the title, the summary, or any part of the transcript. Because of `is true` each is
 * looked up once: as joins, planned without statistics, several words took seconds.
 */
const holding = (one: Wanted) => {
  const query = wordQuery(one)
  return sql<boolean>`(id in (select id from task where search @@ ${query}::tsquery
    union all select task_id from transcript_words where words @@ ${query}::tsquery)) is true`
}

/** For the rest of a transaction: what it costs to unpack the words of each transcript, the planner does not count. */
export const preferIndexes = (q: Kysely<Tables>) => sql`set local enable_seqscan = off`.execute(q)

/** What a task is read from. The work is looked up row by row, which leaves plan and order of the list as they are. */
export const stored = [
  "data",
  sql<object>`(select work from task_work where task_id = task.id)`.as("work"),
] as const

const storedOf = (found: ReturnType<typeof listed>) => found.select(stored)
type Selection = ReturnType<typeof storedOf>

/** Ends with the id, so that of tasks that are alike each is on one page. */
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

/** Most of the words in the title first, then in the summary, then the newest: transcripts need not be read for it. */
export const bestFirst = (found: Selection, wanted: ReadonlyArray<Wanted>): Selection => {
  const hits = (words: string) =>
    sql`${sql.join(wanted.map((one) => sql`(${sql.ref(words)} @@ ${wordQuery(one)}::tsquery)::integer`), sql` + `)}`
  return inOrderOf(found.orderBy(hits("title_words"), "desc").orderBy(hits("summary_words"), "desc"), "newest")
}

export const pageOf = (found: Selection, { page, pageSize }: PageRequest): Selection =>
  found.limit(pageSize).offset((page - 1) * pageSize)
