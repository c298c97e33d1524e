import { Database } from "#adapters/storage/postgres/database.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import * as Transcripts from "#adapters/storage/postgres/transcript-store.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { sql } from "kysely"
import { aTask, taskId } from "../support/a-task.ts"
import { aTranscript } from "../support/a-transcript.ts"
import { behavesOn } from "../support/behaves.ts"
import * as databases from "../support/databases.ts"

/** Which block was written when, as far as the database can tell. */
const versions = Effect.gen(function*() {
  const db = yield* Database
  const rows = yield* db.query((q) =>
    q.selectFrom("transcript_words").select(["block", sql<string>`xmin::text`.as("version")]).orderBy("block").execute()
  )
  return new Map(rows.map(({ block, version }) => [block, version]))
})

const keepsWords = (name: string, database: Layer.Layer<Database>): void => {
  describe(`words of a long transcript: ${name}`, () => {
    behavesOn(Layer.provideMerge(Layer.merge(Tasks.layer, Transcripts.layer), database))(
      "are indexed again only around the lines that changed",
      Effect.gen(function*() {
        const transcripts = yield* TranscriptStore
        yield* (yield* TaskStore).insert(aTask())
        yield* transcripts.replace(taskId(1), aTranscript(Array.from({ length: 1000 }, (_, nth) => `word${nth}`)))
        const before = yield* versions
        const { segments } = yield* transcripts.get(taskId(1))
        yield* Effect.forEach([210, 250, 999], (nth) => {
          const line = segments[nth]
          return line === undefined ? Effect.void : transcripts.saveSegments(taskId(1), [{ ...line, text: "another" }])
        })
        const after = yield* versions
        const written = [...after].filter(([block, version]) => before.get(block) !== version).map(([block]) => block)
        assert.deepStrictEqual([[...after.keys()], written], [[0, 1, 2, 3, 4], [1, 4]])
        yield* transcripts.replace(taskId(1), aTranscript(["short"]))
        assert.deepStrictEqual([...(yield* versions).keys()], [0])
      }),
    )
  })
}

keepsWords("PostgreSQL", databases.postgres)
