import * as Analyses from "#adapters/storage/postgres/analysis-store.ts"
import { Database } from "#adapters/storage/postgres/database.ts"
import { keepSearchable } from "#adapters/storage/postgres/keep-searchable.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import * as Transcripts from "#adapters/storage/postgres/transcript-store.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { parseQuery } from "#domain/task/search-query.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { sql } from "kysely"
import { ada, aTask, taskId } from "../support/a-task.ts"
import { aTranscript } from "../support/a-transcript.ts"
import { anAnalysis } from "../support/an-analysis.ts"
import { behavesOn } from "../support/behaves.ts"
import * as databases from "../support/databases.ts"

const stores = Layer.mergeAll(Tasks.layer, Transcripts.layer, Analyses.layer)
const page = { page: 1, pageSize: 10 }

const keptSearchable = (name: string, database: Layer.Layer<Database>): void => {
  describe(`what an older version wrote: ${name}`, () => {
    behavesOn(Layer.provideMerge(stores, database))(
      "is found and sorted like the rest after the start, and then left alone",
      Effect.gen(function*() {
        const db = yield* Database
        const tasks = yield* TaskStore
        const found = (query: string) =>
          Effect.map(tasks.search(ada, parseQuery(query), page), ({ items }) => items.map(({ field }) => field))
        const excerpt = Effect.map(tasks.previews([taskId(1)]), (previews) => previews.get(taskId(1))?.summary)
        yield* tasks.insert(aTask({ id: taskId(1), title: "Q3_review" }))
        yield* tasks.insert(aTask({ id: taskId(2), title: "Änderung" }))
        yield* (yield* TranscriptStore).replace(taskId(1), aTranscript(["Ann: 周三上午开会"]))
        yield* (yield* AnalysisStore).save(
          taskId(1),
          anAnalysis({ summary: "## A *b*\n\n- The **Prüfung** [00:04](#t=4)" }),
        )
        yield* db.query((q) =>
          sql`update task set title_key = null, words_version = null, title_words = '', summary_words = ''
            where id = ${taskId(1)}`.execute(q)
        )
        yield* db.query((q) => sql`delete from transcript_words`.execute(q))
        yield* db.query((q) => sql`update analysis set summary = '- The **Prüfung** [00:04](#t=4)'`.execute(q))
        assert.deepStrictEqual(yield* found("review"), [])
        const untouched = sql<{ version: string }>`select xmin::text as version from task where id = ${taskId(2)}`
        const before = yield* db.query((q) => untouched.execute(q))
        yield* db.query((q) => keepSearchable(q))
        const answers = yield* Effect.forEach(["review", "prufung", "周三上午"], found)
        assert.deepStrictEqual(answers, [["title"], ["summary"], ["transcript"]])
        assert.strictEqual(yield* excerpt, "\tA b\nThe Prüfung")
        const { items } = yield* tasks.list({ owner: ada, folderId: null }, "title", page)
        assert.deepStrictEqual(items.map(({ title }) => title), ["Änderung", "Q3_review"])
        assert.deepStrictEqual((yield* db.query((q) => untouched.execute(q))).rows, before.rows)
      }),
    )
  })
}

keptSearchable("PostgreSQL", databases.postgres)
