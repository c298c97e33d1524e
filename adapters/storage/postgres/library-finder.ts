import { questionTermsOf } from "#adapters/system/intl/question-terms.ts"
import type { LibraryFilter } from "#domain/asking/library-filter.ts"
import { LibraryFinder } from "#domain/asking/library-finder.port.ts"
import { type Hit, rankedFiles } from "#domain/asking/ranked-files.ts"
import { TaskId, type UserId } from "#domain/kernel/ids.ts"
import { Effect, Layer } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "./database.ts"
import { accountKey, wordQuery } from "./full-text.ts"
import { hasSpeaker } from "./named-speakers.ts"
import type { Schema } from "./schema.ts"
import { text } from "./storable.ts"
import { isOf } from "./task-lists.ts"
import { preferIndexes } from "./task-search.ts"

/** A word in more places than this says little, and is left out. */
const mostPlaces = 5000

const make = Effect.gen(function*() {
  const db = yield* Database
  return LibraryFinder.of({
    find: Effect.fn("LibraryFinder.find")((account, question, filter, limit) =>
      db.transaction(Effect.gen(function*() {
        yield* db.query(preferIndexes)
        const files = yield* db.query((q) => filesOf(q, account, filter).execute())
        const permitted = new Set(files.map(({ id }) => id))
        const keys = [...new Set(files.map((file) => accountKey(file.owner_id)))]
        if (keys.length === 0) return []
        const hits = yield* Effect.forEach(questionTermsOf(question), ({ term, open }, word) => {
          const query = wordQuery({ word: term, isRun: false, open, terms: [text(term)], pieces: [] }, keys)
          return Effect.map(db.query((q) => placesOf(q, query)), (rows) =>
            rows.length > mostPlaces ?
              [] :
              rows.flatMap((row): ReadonlyArray<Hit> =>
                permitted.has(row.task_id) ? [{ word, taskId: TaskId.make(row.task_id), block: row.block }] : []
              ))
        })
        return rankedFiles(hits.flat(), files.length).slice(0, limit)
      }))
    ),
  })
})

export const layer = Layer.effect(LibraryFinder, make)

const filesOf = (q: Kysely<Schema>, account: UserId, { folderId = "", from, to, speaker, source }: LibraryFilter) =>
  q.selectFrom("task").select(["id", "owner_id"]).where(isOf(account))
    // Folders are personal: others' do not count.
    .$if(folderId !== "", (tasks) => tasks.where("owner_id", "=", account))
    .$if(folderId === "uncategorized", (tasks) => tasks.where("folder_id", "is", null))
    .$if(folderId !== "" && folderId !== "uncategorized", (tasks) => tasks.where("folder_id", "=", folderId))
    .$if(source !== undefined, (tasks) => tasks.where("source", "=", source ?? ""))
    .$if(from !== undefined, (tasks) => tasks.where(sql<boolean>`created_at >= ${`${from}T00:00:00Z`}::timestamptz`))
    .$if(
      to !== undefined,
      (tasks) => tasks.where(sql<boolean>`created_at < ${`${to}T00:00:00Z`}::timestamptz + interval '24 hours'`),
    )
    .$if(speaker !== undefined, (tasks) => tasks.where(hasSpeaker(speaker ?? "")))

interface PlaceRow {
  readonly task_id: string
  readonly block: number | null
}

const placesOf = async (q: Kysely<Schema>, query: string): Promise<ReadonlyArray<PlaceRow>> => {
  const { rows } = await sql<PlaceRow>`
    select task_id, block from transcript_words where words @@ ${query}::tsquery
    union all select id, null from task where search @@ ${query}::tsquery
    limit ${sql.lit(mostPlaces + 1)}`.execute(q)
  return rows
}
