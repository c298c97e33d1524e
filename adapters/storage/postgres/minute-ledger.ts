import { LedgerEntry } from "#domain/plan/ledger.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { sumsOf } from "#domain/plan/sums.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import { statementOf } from "./minutes-statement.ts"
import type { MinuteLedgerTable } from "./tables/plan.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return MinuteLedger.of({
    lock: Effect.fn("MinuteLedger.lock")(function*(userId) {
      yield* db.query((q) => q.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().execute())
    }),
    append: Effect.fn("MinuteLedger.append")(function*(entries) {
      if (entries.length === 0) return
      const writtenAt = DateTime.formatIso(yield* DateTime.now)
      const rows = entries.map((entry) => ({ ...toRow(entry), written_at: writtenAt }))
      yield* db.query((q) => q.insertInto("minute_ledger").values(rows).onConflict((on) => on.doNothing()).execute())
    }),
    ofAttempt: Effect.fn("MinuteLedger.ofAttempt")(function*(taskId, attempt) {
      const rows = yield* db.query((q) =>
        q.selectFrom("minute_ledger").selectAll()
          .where("task_id", "=", taskId)
          .where("attempt", "=", attempt)
          .orderBy("id")
          .execute()
      )
      return rows.map(fromRow)
    }),
    grantsOf: Effect.fn("MinuteLedger.grantsOf")(function*(userId, period) {
      const rows = yield* db.query((q) =>
        q.selectFrom("minute_ledger").selectAll()
          .where("user_id", "=", userId)
          .where("bucket", "=", "monthly")
          .where("period", "=", period)
          .where("task_id", "is", null)
          .orderBy("id")
          .execute()
      )
      return rows.map(fromRow)
    }),
    sums: Effect.fn("MinuteLedger.sums")(function*(userId, period) {
      const rows = yield* db.query((q) =>
        q.selectFrom("minute_ledger")
          .select(["bucket", "period", "kind", sql<number>`sum(minutes)::integer`.as("minutes")])
          .select(sql<number>`count(*)::integer`.as("lines"))
          .where("user_id", "=", userId)
          .groupBy(["bucket", "period", "kind"])
          .execute()
      )
      return sumsOf(rows.map((row) => decodeSum(row)), period)
    }),
    statement: (userId, span, page) => db.query((q) => statementOf(q, userId, span, page)),
  })
})

export const layer = Layer.effect(MinuteLedger, make)

const decodeSum = Schema.decodeUnknownSync(
  Schema.Struct({
    kind: LedgerEntry.fields.kind,
    bucket: LedgerEntry.fields.bucket,
    period: LedgerEntry.fields.period,
    minutes: LedgerEntry.fields.minutes,
    lines: Schema.Int,
  }),
)

const fromRow = ({ user_id: userId, task_id: taskId, ...row }: Selectable<MinuteLedgerTable>): LedgerEntry =>
  Schema.decodeUnknownSync(LedgerEntry)({ ...row, userId, taskId })

const toRow = ({ userId, taskId, ...entry }: LedgerEntry) => ({ ...entry, user_id: userId, task_id: taskId })
