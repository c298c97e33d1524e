import { HotwordNotFound } from "#domain/hotword/errors.ts"
import { HotwordStore } from "#domain/hotword/hotword-store.port.ts"
import { Hotword, hotwordKeyOf } from "#domain/hotword/hotword.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable, Selectable } from "kysely"
import { Database } from "./database.ts"
import { text } from "./storable.ts"
import type { HotwordTable } from "./tables/hotword.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return HotwordStore.of({
    list: Effect.fn("HotwordStore.list")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("hotword").selectAll().where("owner_id", "=", owner)
          .orderBy("created_at", "desc").orderBy("id", "desc").execute()
      )
      return rows.map(fromRow)
    }),
    insert: Effect.fn("HotwordStore.insert")(function*(hotwords) {
      if (hotwords.length === 0) return
      yield* db.query((q) => q.insertInto("hotword").values(hotwords.map(toRow)).execute())
    }),
    save: Effect.fn("HotwordStore.save")(function*(hotword) {
      yield* db.query((q) => q.updateTable("hotword").set(toRow(hotword)).where("id", "=", hotword.id).execute())
    }),
    remove: Effect.fn("HotwordStore.remove")(function*(id, owner) {
      const removed = yield* db.query((q) =>
        q.deleteFrom("hotword").where("id", "=", id).where("owner_id", "=", owner).returning("id").executeTakeFirst()
      )
      return yield* removed === undefined ? new HotwordNotFound() : Effect.void
    }),
  })
})

export const layer = Layer.effect(HotwordStore, make)

const fromRow = (row: Selectable<HotwordTable>): Hotword =>
  Schema.decodeUnknownSync(Hotword)({
    id: row.id,
    ownerId: row.owner_id,
    text: row.text,
    language: row.language,
    enabled: row.enabled,
    createdAt: row.created_at.toISOString(),
  })

const toRow = (hotword: Hotword): Insertable<HotwordTable> => ({
  id: hotword.id,
  owner_id: hotword.ownerId,
  text: text(hotword.text),
  text_key: text(hotwordKeyOf(hotword.text)),
  language: hotword.language,
  enabled: hotword.enabled,
  created_at: DateTime.formatIso(hotword.createdAt),
})
