import { makeScanner } from "#adapters/storage/vector-scan/scanner.ts"
import { TaskId, UserId } from "#domain/kernel/ids.ts"
import { quantised } from "#domain/meaning/quantised.ts"
import { VectorStore } from "#domain/meaning/vector-store.port.ts"
import { Effect, Layer } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"
import { scanReach } from "./scan-reach.ts"
import { json } from "./storable.ts"
import { whileTaskExists } from "./task-row.ts"
import { passagesIn, vectorsIn } from "./task-vectors.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  const scanner = yield* makeScanner
  return VectorStore.of({
    get: Effect.fn("VectorStore.get")(function*(taskId, model) {
      const row = yield* db.query((q) =>
        q.selectFrom("task_vectors").selectAll().where("task_id", "=", taskId).where("model", "=", model)
          .executeTakeFirst()
      )
      return row === undefined ? null : vectorsIn(row)
    }),
    has: Effect.fn("VectorStore.has")(function*(taskId, model) {
      const row = yield* db.query((q) =>
        q.selectFrom("task_vectors").select("task_id").where("task_id", "=", taskId).where("model", "=", model)
          .where(sql<boolean>`cardinality(scales) > 0`).executeTakeFirst()
      )
      return row !== undefined
    }),
    save: Effect.fn("VectorStore.save")(function*(taskId, { model, linesRevision, isWhole, passages }) {
      const values = {
        model,
        lines_revision: linesRevision,
        is_whole: isWhole,
        passages: json(passages.map(({ lines, hash }) => ({ lines, hash }))),
        scales: passages.map(({ vector }) => vector.scale),
        vectors: Buffer.concat(
          passages.map(({ vector: { bytes } }) => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)),
        ),
      }
      const stamp = sql<string>`gen_random_uuid()`
      yield* whileTaskExists(
        db,
        taskId,
        Effect.asVoid(db.query((q) =>
          q.insertInto("task_vectors").values({ task_id: taskId, ...values })
            .onConflict((on) => on.column("task_id").doUpdateSet({ ...values, stamp })).execute()
        )),
      )
    }),
    outdated: Effect.fn("VectorStore.outdated")(function*(model, limit) {
      const rows = yield* db.query((q) =>
        q.selectFrom("task").innerJoin("speakers", "speakers.task_id", "task.id")
          .leftJoin("task_vectors", "task_vectors.task_id", "task.id")
          .select(["task.id", "task.owner_id", sql<number>`coalesce(speakers.lines_revision, 0)`.as("lines_revision")])
          .where(sql<boolean>`(task_vectors.model = ${model} and task_vectors.is_whole
            and task_vectors.lines_revision = coalesce(speakers.lines_revision, 0)) is not true`)
          .orderBy("task.created_at", "desc").orderBy("task.id", "desc").limit(limit).execute()
      )
      return rows.map(({ id, owner_id, lines_revision }) => ({
        taskId: TaskId.make(id),
        owner: UserId.make(owner_id),
        linesRevision: lines_revision,
      }))
    }),
    nearest: Effect.fn("VectorStore.nearest")(function*(model, to, reach, counts) {
      const found = yield* scanReach(db, scanner, { model, to: quantised(to), reach, ...counts })
      const ids = [...new Set(found.map(({ taskId }) => taskId))]
      if (ids.length === 0) return []
      const rows = yield* db.query((q) =>
        q.selectFrom("task_vectors").select(["task_id", "passages"]).where("task_id", "in", ids)
          .where("model", "=", model).execute()
      )
      const stored = new Map(rows.map(({ task_id, passages }) => [task_id, passagesIn(passages)]))
      return found.flatMap(({ taskId, nth, score }) => {
        const passage = stored.get(taskId)?.[nth]
        return passage === undefined ? [] : [{ taskId: TaskId.make(taskId), lines: passage.lines, score }]
      })
    }),
  })
})

export const layer = Layer.effect(VectorStore, make)
