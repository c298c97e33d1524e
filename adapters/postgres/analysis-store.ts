import { AnalysisResult } from "#domain/analysis/analysis-result.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { Effect, Layer, Schema } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"
import { summaryWords } from "./full-text.ts"
import { json, text } from "./storable.ts"
import { ownerOf, whileTaskExists } from "./task-row.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return AnalysisStore.of({
    get: Effect.fn("AnalysisStore.get")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("analysis").select("result").where("task_id", "=", id).executeTakeFirst()
      )
      return row ? Schema.decodeUnknownSync(AnalysisResult)(row.result) : null
    }),
    version: Effect.fn("AnalysisStore.version")(function*(id) {
      const version = sql<number>`(result->>'version')::integer`.as("version")
      const row = yield* db.query((q) =>
        q.selectFrom("analysis").select(version).where("task_id", "=", id).executeTakeFirst()
      )
      return row?.version ?? null
    }),
    save: Effect.fn("AnalysisStore.save")((id, result) => {
      const row = { summary: text(result.summary), result: json(Schema.encodeSync(AnalysisResult)(result)) }
      return whileTaskExists(
        db,
        id,
        db.query(async (q) => {
          await q.insertInto("analysis").values({ task_id: id, ...row })
            .onConflict((on) => on.column("task_id").doUpdateSet(row))
            .execute()
          const words = summaryWords(result.summary, await ownerOf(q, id))
          await q.updateTable("task").set({ summary_words: words }).where("id", "=", id).execute()
        }),
      )
    }),
  })
})

export const layer = Layer.effect(AnalysisStore, make)
