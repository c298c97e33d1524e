import { UserId } from "#domain/kernel/ids.ts"
import { DeletionStore } from "#domain/leaving/deletion-store.port.ts"
import type { Deletion } from "#domain/leaving/deletion.ts"
import { DateTime, Effect, Layer } from "effect"
import type { Selectable } from "kysely"
import { Database } from "./database.ts"
import { eraseAccount } from "./erase-account.ts"
import type { AccountDeletionTable } from "./tables/leaving.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return DeletionStore.of({
    save: Effect.fn("DeletionStore.save")(function*({ userId: user_id, requestedAt, dueAt }) {
      const times = { requested_at: DateTime.formatIso(requestedAt), due_at: DateTime.formatIso(dueAt) }
      yield* db.query((q) =>
        q.insertInto("account_deletion").values({ user_id, ...times })
          .onConflict((on) => on.column("user_id").doUpdateSet(times)).execute()
      )
    }),
    find: Effect.fn("DeletionStore.find")(function*(userId) {
      const row = yield* db.query((q) =>
        q.selectFrom("account_deletion").selectAll().where("user_id", "=", userId).executeTakeFirst()
      )
      return row === undefined ? null : fromRow(row)
    }),
    cancel: Effect.fn("DeletionStore.cancel")(function*(userId) {
      const row = yield* db.query((q) =>
        q.deleteFrom("account_deletion").where("user_id", "=", userId).returning("user_id").executeTakeFirst()
      )
      return row !== undefined
    }),
    due: Effect.fn("DeletionStore.due")(function*(now) {
      const rows = yield* db.query((q) =>
        q.selectFrom("account_deletion").select("user_id").where("due_at", "<=", DateTime.toDateUtc(now))
          .orderBy("due_at").execute()
      )
      return rows.map(({ user_id: id }) => UserId.make(id))
    }),
    erase: Effect.fn("DeletionStore.erase")((user) => db.transaction(eraseAccount(db, user))),
  })
})

export const layer = Layer.effect(DeletionStore, make)

const fromRow = (row: Selectable<AccountDeletionTable>): Deletion => ({
  userId: UserId.make(row.user_id),
  requestedAt: DateTime.makeUnsafe(row.requested_at),
  dueAt: DateTime.makeUnsafe(row.due_at),
})
