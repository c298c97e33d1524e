import { Database } from "#adapters/storage/postgres/database.ts"
import { titleColumns, transcriptWords, wordsVersion } from "#adapters/storage/postgres/full-text.ts"
import { TaskId, UserId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { aTask } from "#tests/support/a-task.ts"
import { Effect } from "effect"
import { sql } from "kysely"

const hex = (value: number): string => value.toString(16).padStart(12, "0")

export const accountOf = (nth: number): UserId => UserId.make(`00000000-0000-7000-8000-a${hex(nth).slice(1)}`)

const taskOf = (nth: number): TaskId => TaskId.make(`00000000-0000-7000-8000-${hex(nth + 1)}`)

const vocabulary = ["budget", "meeting", "meets", "plan", "launch", "team", "report", "number", "open", "close"]
  .concat(Array.from({ length: 3000 }, (_, nth) => `word${(nth * 7919) % 3000}`))

/** The words of a transcript: common ones in most, `rare…` in one of a hundred. */
const wordsOf = (nth: number): string => {
  const common = vocabulary.slice(0, 10).filter((_, at) => (nth + at) % 3 !== 0)
  const others = Array.from({ length: 60 }, (_, at) => vocabulary[10 + ((nth * 61 + at * 37) % 3000)])
  return [...common, ...others, `rare${nth % 100}`].join(" ")
}

const batch = 2_000

/** So many tasks for each account, as the stores write them. */
export const fillInstallation = Effect.fnUntraced(function*(counts: ReadonlyArray<number>) {
  const { query } = yield* Database
  const sample = aTask({ id: taskOf(999_999_999), ownerId: accountOf(999) })
  yield* (yield* TaskStore).insert(sample)
  const owners = counts.flatMap((count, nth) => Array.from({ length: count }, () => accountOf(nth)))
  for (let from = 0; from < owners.length; from += batch) {
    const rows = owners.slice(from, from + batch).map((owner, at) => {
      const nth = from + at
      const title = `${vocabulary[(nth * 13) % vocabulary.length]} of day ${nth}`
      const columns = titleColumns(title, owner)
      return {
        id: taskOf(nth),
        owner,
        title,
        minutes: nth,
        key: columns.title_key,
        title_words: columns.title_words,
        words: transcriptWords([wordsOf(nth)], owner),
      }
    })
    yield* query((q) =>
      sql`with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (id uuid, owner uuid, title text, minutes integer, key text, title_words text, words text)),
        made as (insert into task
          (id, owner_id, title, created_at, created_day, is_unfinished, data, title_words, title_key, words_version)
          select given.id, owner, given.title, sample.created_at + minutes * interval '1 minute', sample.created_day, false,
            sample.data || jsonb_build_object('id', given.id, 'ownerId', owner, 'title', given.title),
            given.title_words::tsvector, key, ${wordsVersion}::integer
          from given, task sample where sample.id = ${sample.id}),
        worked as (insert into task_work select given.id, work from given, task_work where task_id = ${sample.id})
        insert into transcript_words select given.id, 0, words::tsvector from given`.execute(q)
    )
  }
  yield* query((q) => sql`vacuum analyze`.execute(q))
})
