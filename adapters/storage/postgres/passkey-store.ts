import { PasskeyNotFound } from "#domain/passkey/errors.ts"
import { PasskeyStore } from "#domain/passkey/passkey-store.port.ts"
import { Passkey } from "#domain/passkey/passkey.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable, Selectable } from "kysely"
import { Database } from "./database.ts"
import { text } from "./storable.ts"
import type { PasskeyTable } from "./tables/passkey.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return PasskeyStore.of({
    list: Effect.fn("PasskeyStore.list")(function*(userId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("passkey").selectAll().where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute()
      )
      return rows.map(fromRow)
    }),
    find: Effect.fn("PasskeyStore.find")(function*(credentialId) {
      const row = yield* db.query((q) =>
        q.selectFrom("passkey").selectAll().where("credential_id", "=", credentialId).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
    insert: Effect.fn("PasskeyStore.insert")(function*(passkey) {
      const stored = yield* db.query((q) =>
        q.insertInto("passkey").values(toRow(passkey)).onConflict((on) => on.column("credential_id").doNothing())
          .returning("id").executeTakeFirst()
      )
      return stored !== undefined
    }),
    use: Effect.fn("PasskeyStore.use")(function*(id, counter, now) {
      const used = yield* db.query((q) =>
        q.updateTable("passkey").set({ counter, last_used_at: DateTime.formatIso(now) }).where("id", "=", id)
          .where((where) => counter === 0 ? where("counter", "=", 0) : where("counter", "<", counter))
          .returning("id").executeTakeFirst()
      )
      return used !== undefined
    }),
    remove: Effect.fn("PasskeyStore.remove")(function*(id, userId) {
      const removed = yield* db.query((q) =>
        q.deleteFrom("passkey").where("id", "=", id).where("user_id", "=", userId).returning("id").executeTakeFirst()
      )
      return yield* removed === undefined ? new PasskeyNotFound() : Effect.void
    }),
  })
})

export const layer = Layer.effect(PasskeyStore, make)

const fromRow = (row: Selectable<PasskeyTable>): Passkey =>
  Schema.decodeUnknownSync(Passkey)({
    id: row.id,
    userId: row.user_id,
    name: row.name,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports === "" ? [] : row.transports.split(" "),
    isSynced: row.is_synced,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  })

const toRow = (passkey: Passkey): Insertable<PasskeyTable> => ({
  id: passkey.id,
  user_id: passkey.userId,
  name: text(passkey.name),
  credential_id: passkey.credentialId,
  public_key: passkey.publicKey,
  counter: passkey.counter,
  transports: passkey.transports.join(" "),
  is_synced: passkey.isSynced,
  created_at: DateTime.formatIso(passkey.createdAt),
  last_used_at: passkey.lastUsedAt && DateTime.formatIso(passkey.lastUsedAt),
})
