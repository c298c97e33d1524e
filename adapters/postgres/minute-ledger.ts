import { LedgerEntry } from "#domain/plan/ledger.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { Effect, Layer, Schema } from "effect"
import { type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import type { MinuteLedgerTable } from "./tables/plan.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return MinuteLedger.of({
    lock: Effect.fn("MinuteLedger.lock")(function*(userId) {
      yield* db.query((q) => q.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().execute())
    }),
    append: Effect.fn("MinuteLedger.append")(function*(entries) {
      if (entries.length === 0) return
      yield* db.query((q) =>
        q.insertInto("minute_ledger").values(entries.map(toRow)).onConflict((on) => on.doNothing()).execute()
      )
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
    sums: Effect.fn("MinuteLedger.sums")(function*(userId, period) {
      return yield* db.query((q) =>
        q.selectFrom("minute_ledger")
          .select([
            sum("monthly", sql`period = ${period}`).as("monthly"),
            sum("bonus", sql`true`).as("bonus"),
          ])
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow()
      )
    }),
  })
})

export const layer = Layer.effect(MinuteLedger, make)

const sum = (bucket: LedgerEntry["bucket"], condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(minutes) filter (where bucket = ${bucket} and ${condition}), 0)::integer`

const fromRow = ({ user_id: userId, task_id: taskId, ...row }: Selectable<MinuteLedgerTable>): LedgerEntry =>
  Schema.decodeUnknownSync(LedgerEntry)({ ...row, userId, taskId })

const toRow = ({ userId, taskId, ...entry }: LedgerEntry) => ({ ...entry, user_id: userId, task_id: taskId })
