import { QuestionMeter } from "#domain/asking/question-meter.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { Database } from "./database.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return QuestionMeter.of({
    count: Effect.fn("QuestionMeter.count")(function*(userId, period, since) {
      const { asked } = yield* db.query((q) =>
        q.selectFrom("counted_question")
          .select((s) => s.cast<number>(s.fn.countAll(), "integer").as("asked"))
          .where("user_id", "=", userId)
          .where("period", "=", period)
          .where((where) => where.or([where("is_settled", "=", true), where("asked_at", ">", DateTime.toDate(since))]))
          .executeTakeFirstOrThrow()
      )
      return asked
    }),
    has: Effect.fn("QuestionMeter.has")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("counted_question").select("id").where("id", "=", id).executeTakeFirst()
      )
      return row !== undefined
    }),
    open: Effect.fn("QuestionMeter.open")(function*({ id, userId, period, askedAt }) {
      const row = { id, user_id: userId, period, asked_at: DateTime.formatIso(askedAt), is_settled: false }
      yield* db.query((q) => q.insertInto("counted_question").values(row).execute())
    }),
    settle: Effect.fn("QuestionMeter.settle")(function*(id) {
      yield* db.query((q) => q.updateTable("counted_question").set({ is_settled: true }).where("id", "=", id).execute())
    }),
    release: Effect.fn("QuestionMeter.release")(function*(id) {
      yield* db.query((q) =>
        q.deleteFrom("counted_question").where("id", "=", id).where("is_settled", "=", false).execute()
      )
    }),
  })
})

export const layer = Layer.effect(QuestionMeter, make)
