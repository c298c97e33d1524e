import type { TaskId } from "#domain/kernel/ids.ts"
import { Span } from "#domain/transcript/speech.ts"
import { WorkStore } from "#domain/transcript/work-store.port.ts"
import { ChunkResult, ChunkWork, type PlannedChunk, RecordingPlan } from "#domain/transcript/work.ts"
import { Array, Effect, Layer, Schema } from "effect"
import { type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import { json } from "./storable.ts"
import type { WorkChunkTable } from "./tables/transcript.ts"
import { whileTaskExists } from "./task-row.ts"

const batch = 1000

const make = Effect.gen(function*() {
  const db = yield* Database

  const insert = (id: TaskId, chunks: ReadonlyArray<PlannedChunk>, from: number) =>
    Effect.forEach(
      Array.chunksOf(chunks.map((chunk, at) => ({ index: from + at, ...rowOf(chunk) })), batch),
      (rows) =>
        db.query((q) => q.insertInto("work_chunk").values(rows.map((row) => ({ task_id: id, ...row }))).execute()),
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
      const { chunkCount } = Schema.decodeUnknownSync(RecordingPlan)(plan.plan)
      return { plan: plan.plan_id, chunkCount, last: rows.at(-1)?.nth ?? after, chunks: rows.map(fromRow) }
    }),
    plan: Effect.fn("WorkStore.plan")((id, plan, chunks) =>
      whileTaskExists(
        db,
        id,
        Effect.gen(function*() {
          yield* db.query((q) => q.deleteFrom("work_plan").where("task_id", "=", id).execute())
          const encoded = json(Schema.encodeSync(RecordingPlan)(plan))
          yield* db.query((q) => q.insertInto("work_plan").values({ task_id: id, plan: encoded }).execute())
          yield* insert(id, chunks, 0)
        }),
      )
    ),
    extend: Effect.fn("WorkStore.extend")((id, chunks) =>
      db.transaction(Effect.gen(function*() {
        const plan = yield* db.query((q) =>
          q.selectFrom("work_plan").select("task_id").where("task_id", "=", id).forUpdate().executeTakeFirst()
        )
        if (plan === undefined) return
        const { next } = yield* db.query((q) =>
          q.selectFrom("work_chunk").select(sql<number>`coalesce(max(index) + 1, 0)`.as("next"))
            .where("task_id", "=", id)
            .executeTakeFirstOrThrow()
        )
        yield* insert(id, chunks, next)
      }))
    ),
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

const rowOf = ({ begin, end, speech }: PlannedChunk) => ({
  begin_ms: begin,
  end_ms: end,
  speech: json(Schema.encodeSync(Spans)(speech)),
})

const Spans = Schema.Array(Span)

const fromRow = ({ begin_ms: begin, end_ms: end, ...row }: Selectable<WorkChunkTable>): ChunkWork =>
  Schema.decodeUnknownSync(ChunkWork)({ ...row, begin, end })
