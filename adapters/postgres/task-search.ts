import type { SearchWord } from "#adapters/intl/words.ts"
import type { UserId } from "#domain/kernel/ids.ts"
import { type Kysely, sql } from "kysely"
import { accountKey, wordQuery } from "./full-text.ts"
import type { Schema as Tables } from "./schema.ts"
import { listed, type Sorted, sortedBy } from "./task-lists.ts"

/** Each wanted word as a `tsquery`, in the words of the account, or of all accounts for null. */
export const queriesFor = async (
  db: Kysely<Tables>,
  owner: UserId | null,
  wanted: ReadonlyArray<SearchWord>,
): Promise<ReadonlyArray<string>> => {
  const owners = owner === null
    ? (await db.selectFrom("task").select("owner_id").distinct().execute()).map((row) => row.owner_id)
    : [owner]
  const keys = [...new Set(owners.map(accountKey))]
  return wanted.map((one) => wordQuery(one, keys))
}

export const matching = (db: Kysely<Tables>, owner: UserId | null, queries: ReadonlyArray<string>) =>
  queries.reduce((found, query) => found.where(holding(query)), listed(db, { owner, folderId: null }))

/**
 * Each word may occur in a different place: the title, the summary or any part of the transcript. `is true` keeps the
 * planner from turning the lookups into joins: planned without statistics, several words took seconds.
 */
const holding = (query: string) =>
  sql<boolean>`(id in (select id from task where search @@ ${query}::tsquery
    union all select task_id from transcript_words where words @@ ${query}::tsquery)) is true`

/** For the rest of the transaction: the planner ignores what it costs to unpack the words of every transcript. */
export const preferIndexes = (db: Kysely<Tables>) => sql`set local enable_seqscan = off`.execute(db)

/** By the number of words in the title, then in the summary, then the newest first: no transcript is read for it. */
export const bestFirst = (queries: ReadonlyArray<string>): Sorted => {
  const hits = (words: string) =>
    sql`${sql.join(queries.map((query) => sql`(${sql.ref(words)} @@ ${query}::tsquery)::integer`), sql` + `)}`
  const [title, summary] = [hits("title_words"), hits("summary_words")]
  return {
    forwards: sql`${title} desc, ${summary} desc, ${sortedBy.newest.forwards}`,
    backwards: sql`${title}, ${summary}, ${sortedBy.newest.backwards}`,
  }
}
