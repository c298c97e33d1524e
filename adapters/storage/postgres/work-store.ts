import type { TaskId } from "#domain/kernel/ids.ts"
import { Span } from "#domain/recognition/speech.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { ChunkResult, ChunkWork, type PlannedChunk, RecordingPlan, WholeRecording } from "#domain/recognition/work.ts"
import { Array, Effect, Layer, Schema } from "effect"
import { type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import { json } from "./storable.ts"
import type { WorkChunkTable } from "./tables/transcript.ts"
import { whileTaskExists } from "./task-row.ts"

const batch = 1000

const make = Effect.gen(function*() {
  const db = yield* Database

  const insert = (id: TaskId, chunks: ReadonlyArray<ChunkWork>) =>
    Effect.forEach(
      Array.chunksOf(chunks.map(({ index, ...chunk }) => ({ task_id: id, index, ...rowOf(chunk) })), batch),
      (rows) => db.query((q) => q.insertInto("work_chunk").values(rows).execute()),
      { discard: true },
    )

  return WorkStore.of({
    get: Effect.fn("WorkStore.get")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("work_plan").select("plan").where("task_id", "=", id).executeTakeFirst()
      )
      if (row === undefined) return null
      const chunks = yield* db.query((q) =>
        q.selectFrom("work_chunk").selectAll().where("task_id", "=", id).orderBy("index").execute()
      )
      return { plan: Schema.decodeUnknownSync(RecordingPlan)(row.plan), chunks: chunks.map(fromRow) }
    }),
    finishedAfter: Effect.fn("WorkStore.finishedAfter")(function*(id, after) {
      const plan = yield* db.query((q) =>
        q.selectFrom("work_plan").select(["plan", "plan_id"]).where("task_id", "=", id).executeTakeFirst()
      )
      if (plan === undefined) return null
      const rows = yield* db.query((q) =>
        q.selectFrom("work_chunk").selectAll().where("task_id", "=", id).where("nth", ">", after).orderBy("nth")
          .execute()
      )
      return {
        id: plan.plan_id,
        plan: Schema.decodeUnknownSync(RecordingPlan)(plan.plan),
        last: rows.at(-1)?.nth ?? after,
        chunks: rows.map(fromRow),
      }
    }),
    plan: Effect.fn("WorkStore.plan")((id, engine) =>
      whileTaskExists(
        db,
        id,
        Effect.gen(function*() {
          yield* db.query((q) => q.deleteFrom("work_plan").where("task_id", "=", id).execute())
          const plan = json(Schema.encodeSync(RecordingPlan)({ engine, whole: null }))
          yield* db.query((q) => q.insertInto("work_plan").values({ task_id: id, plan }).execute())
        }),
      )
    ),
    extend: Effect.fn("WorkStore.extend")((id, chunks) =>
      db.transaction(Effect.gen(function*() {
        const plan = yield* db.query((q) =>
          q.selectFrom("work_plan").select("task_id").where("task_id", "=", id).forUpdate().executeTakeFirst()
        )
        if (plan === undefined) return []
        const { next } = yield* db.query((q) =>
          q.selectFrom("work_chunk").select(sql<number>`coalesce(max(index) + 1, 0)`.as("next"))
            .where("task_id", "=", id)
            .executeTakeFirstOrThrow()
        )
        const added = chunks.map((chunk, at) => pendingChunk(chunk, next + at))
        yield* insert(id, added)
        return added
      }))
    ),
    complete: Effect.fn("WorkStore.complete")(function*(id, whole) {
      const encoded = json(Schema.encodeSync(WholeRecording)(whole))
      yield* db.query((q) =>
        q.updateTable("work_plan")
          .set({ plan: sql`jsonb_set(plan, '{whole}', ${encoded}::jsonb)` })
          .where("task_id", "=", id)
          .execute()
      )
    }),
    finish: Effect.fn("WorkStore.finish")(function*(id, index, result) {
      const encoded = json(Schema.encodeSync(ChunkResult)(result))
      // The lock on the plan lets chunks be counted in the order in which others see them.
      yield* db.transaction(Effect.gen(function*() {
        const plan = yield* db.query((q) =>
          q.updateTable("work_plan").set(({ eb }) => ({ finished: eb("finished", "+", 1) }))
            .where("task_id", "=", id)
            .returning("finished")
            .executeTakeFirst()
        )
        if (plan === undefined) return
        yield* recordOutcome(id, index, { state: "done", result: encoded, failure: null, nth: plan.finished })
      }))
    }),
    fail: Effect.fn("WorkStore.fail")(function*(id, index, failure) {
      yield* recordOutcome(id, index, { state: "failed", result: null, failure })
    }),
    remove: Effect.fn("WorkStore.remove")(function*(id) {
      yield* db.query((q) => q.deleteFrom("work_plan").where("task_id", "=", id).execute())
    }),
  })

  function recordOutcome(
    id: TaskId,
    index: number,
    outcome: {
      readonly state: string
      readonly result: string | null
      readonly failure: string | null
      readonly nth?: number
    },
  ) {
    return db.query((q) =>
      q.updateTable("work_chunk").set(outcome)
        .where("task_id", "=", id)
        .where("index", "=", index)
        .where("state", "!=", "done")
        .execute()
    )
  }
})

export const layer = Layer.effect(WorkStore, make)

const pendingChunk = ({ begin, end, speech, track }: PlannedChunk, index: number): ChunkWork => ({
  ...(track !== undefined && { track }),
  index,
  begin,
  end,
  speech,
  state: "pending",
  result: null,
  failure: null,
})

const rowOf = ({ begin, end, speech, track }: PlannedChunk) => ({
  track: track ?? null,
  begin_ms: begin,
  end_ms: end,
  speech: json(Schema.encodeSync(Spans)(speech)),
})

const Spans = Schema.Array(Span)

const fromRow = ({ begin_ms: begin, end_ms: end, track, ...row }: Selectable<WorkChunkTable>): ChunkWork =>
  Schema.decodeUnknownSync(ChunkWork)({ ...row, begin, end, ...(track !== null && { track }) })
