import { AnalysisResult } from "#domain/analysis/analysis-result.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { namedAnalysis, namedSummary } from "#domain/analysis/named-analysis.ts"
import { Effect, Layer, Schema } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"
import { showSummary, speakersIn } from "./name-in-summary.ts"
import { json, text } from "./storable.ts"
import { whileTaskExists } from "./task-row.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return AnalysisStore.of({
    get: Effect.fn("AnalysisStore.get")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("analysis").leftJoin("speakers", "speakers.task_id", "analysis.task_id")
          .select(["analysis.result", "speakers.list"]).where("analysis.task_id", "=", id).executeTakeFirst()
      )
      return row ? namedAnalysis(decoded(row.result), speakersIn(row.list)) : null
    }),
    stored: Effect.fn("AnalysisStore.stored")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("analysis").select("result").where("task_id", "=", id).executeTakeFirst()
      )
      return row ? decoded(row.result) : null
    }),
    version: Effect.fn("AnalysisStore.version")(function*(id) {
      const version = sql<number>`(result->>'version')::integer`.as("version")
      const row = yield* db.query((q) =>
        q.selectFrom("analysis").select(version).where("task_id", "=", id).executeTakeFirst()
      )
      return row?.version ?? null
    }),
    save: Effect.fn("AnalysisStore.save")((id, result) => {
      const row = { result: json(Schema.encodeSync(AnalysisResult)(result)) }
      return whileTaskExists(
        db,
        id,
        db.query(async (q) => {
          await q.insertInto("analysis").values({ task_id: id, summary: "", ...row })
            .onConflict((on) => on.column("task_id").doUpdateSet(row))
            .execute()
          const speakers = await q.selectFrom("speakers").select("list").where("task_id", "=", id).executeTakeFirst()
          await showSummary(q, id, namedSummary(result.summary, speakersIn(speakers?.list ?? null)))
        }),
      )
    }),
    part: Effect.fn("AnalysisStore.part")(function*(id, key) {
      const row = yield* db.query((q) =>
        q.selectFrom("analysis_part").select("part").where("task_id", "=", id).where("key", "=", key).executeTakeFirst()
      )
      return row?.part ?? null
    }),
    savePart: Effect.fn("AnalysisStore.savePart")((id, key, part) =>
      whileTaskExists(
        db,
        id,
        db.query(async (q) => {
          const row = { part: text(part) }
          await q.insertInto("analysis_part").values({ task_id: id, key, ...row })
            .onConflict((on) => on.columns(["task_id", "key"]).doUpdateSet(row)).execute()
        }),
      )
    ),
    clearParts: Effect.fn("AnalysisStore.clearParts")((id) =>
      db.query(async (q) => {
        await q.deleteFrom("analysis_part").where("task_id", "=", id).execute()
      })
    ),
  })
})

export const layer = Layer.effect(AnalysisStore, make)

const decoded = Schema.decodeUnknownSync(AnalysisResult)
