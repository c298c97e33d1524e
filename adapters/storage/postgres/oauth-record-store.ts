import { type OAuthRecord, OAuthRecordStore } from "#domain/connected-app/oauth-record-store.port.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable, Selectable } from "kysely"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"
import type { OAuthRecordTable } from "./tables/connected-app.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  const save = Effect.fn("OAuthRecordStore.save")(function*(record: OAuthRecord) {
    const row = toRow(record)
    const { payload, grant_id, expires_at } = row
    yield* db.query((q) =>
      q.insertInto("oauth_record").values(row)
        .onConflict((on) => on.columns(["model", "id_hash"]).doUpdateSet({ payload, grant_id, expires_at })).execute()
    )
  })
  const consume = Effect.fn("OAuthRecordStore.consume")(function*(model: string, idHash: string, now: DateTime.Utc) {
    const row = yield* db.query((q) =>
      q.updateTable("oauth_record").set({ consumed_at: DateTime.formatIso(now) }).where("model", "=", model)
        .where("id_hash", "=", text(idHash)).where("consumed_at", "is", null).returning("model").executeTakeFirst()
    )
    return row !== undefined
  })
  return OAuthRecordStore.of({
    save,
    consume,
    replace: Effect.fn("OAuthRecordStore.replace")(function*(consumedHash, record, now) {
      yield* db.transaction(Effect.andThen(consume(record.model, consumedHash, now), save(record)))
    }),
    find: Effect.fn("OAuthRecordStore.find")(function*(model, idHash, now) {
      const row = yield* db.query((q) =>
        q.selectFrom("oauth_record").selectAll().where("model", "=", model).where("id_hash", "=", text(idHash))
          .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", DateTime.toDate(now))]))
          .executeTakeFirst()
      )
      return row === undefined ? null : fromRow(row)
    }),
    remove: Effect.fn("OAuthRecordStore.remove")(function*(model, idHash) {
      yield* db.query((q) =>
        q.deleteFrom("oauth_record").where("model", "=", model).where("id_hash", "=", text(idHash)).execute()
      )
      if (model === "Grant") {
        yield* db.query((q) => q.deleteFrom("connected_app").where("grant_id", "=", text(idHash)).execute())
      }
    }),
    removeIssued: Effect.fn("OAuthRecordStore.removeIssued")(function*(grantId) {
      yield* db.query((q) => q.deleteFrom("oauth_record").where("grant_id", "=", grantId).execute())
    }),
    forgetExpired: Effect.fn("OAuthRecordStore.forgetExpired")(function*(now) {
      yield* db.query((q) => q.deleteFrom("oauth_record").where("expires_at", "<=", DateTime.toDate(now)).execute())
      yield* db.query((q) =>
        q.deleteFrom("connected_app").where((where) =>
          where.not(where.exists(
            where.selectFrom("oauth_record").select("model").where("model", "=", "Grant")
              .whereRef("id_hash", "=", "connected_app.grant_id"),
          ))
        ).execute()
      )
    }),
  })
})

export const layer = Layer.effect(OAuthRecordStore, make)

const decodePayload = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))

const fromRow = (row: Selectable<OAuthRecordTable>): OAuthRecord => ({
  model: row.model,
  idHash: row.id_hash,
  payload: decodePayload(row.payload),
  grantId: row.grant_id,
  expiresAt: row.expires_at && DateTime.fromDateUnsafe(row.expires_at),
  consumedAt: row.consumed_at && DateTime.fromDateUnsafe(row.consumed_at),
})

const toRow = (record: OAuthRecord): Insertable<OAuthRecordTable> => ({
  model: record.model,
  id_hash: text(record.idHash),
  payload: json(record.payload),
  grant_id: record.grantId,
  expires_at: record.expiresAt && DateTime.formatIso(record.expiresAt),
  consumed_at: record.consumedAt && DateTime.formatIso(record.consumedAt),
})
