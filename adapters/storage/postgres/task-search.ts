import { type Wanted, wantedOf } from "#adapters/system/intl/marks.ts"
import { patternOf, phrasePatternOf } from "#adapters/system/intl/word-pattern.ts"
import type { SearchWord } from "#adapters/system/intl/words.ts"
import type { UserId } from "#domain/kernel/ids.ts"
import type { SearchQuery } from "#domain/task/search-query.ts"
import { type Kysely, sql } from "kysely"
import { accountKey, wordQuery } from "./full-text.ts"
import { hasSpeaker, holds, isSaidBy } from "./named-speakers.ts"
import type { Schema as Tables } from "./schema.ts"
import { isTagged, listed } from "./task-lists.ts"

/** A word or phrase that must occur. */
interface Term {
  /** A `tsquery` of the words of the account, or of all accounts. */
  readonly query: string
  /** A regular expression for lines. */
  readonly pattern: string
  readonly isPhrase: boolean
}

/** A query as PostgreSQL is asked. */
export interface Asked extends Pick<SearchQuery, "speakers" | "tags" | "after" | "before"> {
  readonly owner: UserId | null
  readonly wanted: Wanted
  readonly terms: ReadonlyArray<Term>
  /** The regular expressions for words that stand side by side. */
  readonly phrases: ReadonlyArray<string>
}

/** Null where nothing is asked. */
export const askedOf = async (
  db: Kysely<Tables>,
  owner: UserId | null,
  query: SearchQuery,
): Promise<Asked | null> => {
  const { speakers, tags, after, before } = query
  const wanted = wantedOf(query)
  const isFiltered = speakers.length > 0 || tags.length > 0 || after !== null || before !== null
  if (!isFiltered && wanted.words.length === 0 && wanted.phrases.length === 0) return null
  const keys = await keysOf(db, owner)
  const queryOf = (words: ReadonlyArray<SearchWord>) => words.map((one) => `(${wordQuery(one, keys)})`).join(" & ")
  return {
    owner,
    wanted,
    speakers,
    tags,
    after,
    before,
    terms: [
      ...wanted.words.map((word) => ({ query: wordQuery(word, keys), pattern: patternOf(word), isPhrase: false })),
      ...wanted.phrases.map((phrase) => ({
        query: queryOf(phrase),
        pattern: phrasePatternOf(phrase),
        isPhrase: true,
      })),
    ],
    phrases: [...wanted.phrases, ...wanted.together === null ? [] : [wanted.together]].map(phrasePatternOf),
  }
}

const keysOf = async (db: Kysely<Tables>, owner: UserId | null): Promise<ReadonlyArray<string>> => {
  const owners = owner === null
    ? (await db.selectFrom("task").select("owner_id").distinct().execute()).map((row) => row.owner_id)
    : [owner]
  return [...new Set(owners.map(accountKey))]
}

/** The tasks that hold every term. */
export const matching = (db: Kysely<Tables>, { owner, terms, speakers, tags, after, before }: Asked) => {
  const filtered = listed(db, { owner, folderId: null })
    .$if(after !== null, (tasks) => tasks.where(sql<boolean>`created_at >= ${`${after}T00:00:00Z`}::timestamptz`))
    .$if(before !== null, (tasks) => tasks.where(sql<boolean>`created_at < ${`${before}T00:00:00Z`}::timestamptz`))
  const tagged = tags.reduce((found, name) => found.where(isTagged(owner, name)), filtered)
  const named = speakers.reduce((found, name) => found.where(hasSpeaker(name)), tagged)
  return terms.reduce((found, term) => found.where(holding(term, speakers)), named)
}

/**
 * Each term may occur in a different place: the title, the summary or any part of the transcript. `is true` keeps the
 * planner from turning the lookups into joins: planned without statistics, several words took seconds. The index knows
 * neither the order of words nor who said them: lines that may hold such a term are read.
 */
const holding = ({ query, pattern, isPhrase }: Term, speakers: ReadonlyArray<string>) => {
  const inTask = sql`select id from task where search @@ ${query}::tsquery`
  const inTranscript = sql`select task_id from transcript_words where words @@ ${query}::tsquery`
  if (!isPhrase && speakers.length === 0) return sql<boolean>`(id in (${inTask} union all ${inTranscript})) is true`
  const inLines = sql`segment as line where line.task_id = task.id and line.text ~ ${pattern} and ${isSaidBy(speakers)}`
  const isSaid = sql<boolean>`(id in (${inTranscript}) and ${holds(inLines)}) is true`
  if (speakers.length > 0) return isSaid
  const isInSummary = holds(sql`analysis where task_id = task.id and summary ~ ${pattern}`)
  return sql<boolean>`((id in (${inTask}) and (title ~ ${pattern} or ${isInSummary})) is true or ${isSaid})`
}

/**
 * For the rest of the transaction: the planner ignores what it costs to unpack the words of every transcript, and leaves
 * helpers aside, each of which would look up all matches by itself.
 */
export const preferIndexes = (db: Kysely<Tables>) =>
  sql`select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`
    .execute(db)

/** How many of the terms are among these words. */
export const termsIn = (words: string, terms: ReadonlyArray<Term>) =>
  sql<number>`${sql.join(terms.map(({ query }) => sql`(${sql.ref(words)} @@ ${query}::tsquery)::integer`), sql` + `)}`
