import { UploadNotFound } from "#domain/intake/errors.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { Upload } from "#domain/intake/upload.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import { text } from "./storable.ts"
import type { UploadTable } from "./tables/intake.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return UploadStore.of({
    get: Effect.fn("UploadStore.get")(function*(id, owner) {
      const row = yield* db.query((q) =>
        q.selectFrom("upload").selectAll().where("id", "=", id).where("owner_id", "=", owner).executeTakeFirst()
      )
      return row ? fromRow(row) : yield* new UploadNotFound({ uploadId: id })
    }),
    find: Effect.fn("UploadStore.find")(function*(ids, owner) {
      if (ids.length === 0) return []
      const rows = yield* db.query((q) =>
        q.selectFrom("upload").selectAll().where("id", "in", ids).where("owner_id", "=", owner).execute()
      )
      return rows.map(fromRow)
    }),
    ofAccount: Effect.fn("UploadStore.ofAccount")(function*(owner) {
      const rows = yield* db.query((q) => q.selectFrom("upload").select("id").where("owner_id", "=", owner).execute())
      return rows.map(({ id }) => UploadId.make(id))
    }),
    existing: Effect.fn("UploadStore.existing")(function*(ids) {
      if (ids.length === 0) return new Set()
      const rows = yield* db.query((q) => q.selectFrom("upload").select("id").where("id", "in", ids).execute())
      return new Set(rows.map(({ id }) => UploadId.make(id)))
    }),
    arriving: Effect.fn("UploadStore.arriving")(function*(ids) {
      if (ids.length === 0) return []
      const rows = yield* db.query((q) =>
        q.selectFrom("upload").selectAll().where("id", "in", ids).where("complete", "=", false).execute()
      )
      return rows.map(fromRow)
    }),
    ofTicket: Effect.fn("UploadStore.ofTicket")(function*(id, ticketHash) {
      const row = yield* db.query((q) =>
        q.selectFrom("upload").selectAll().where("id", "=", id).where("ticket_hash", "=", ticketHash).executeTakeFirst()
      )
      return row ? fromRow(row) : yield* new UploadNotFound({ uploadId: id })
    }),
    insert: Effect.fn("UploadStore.insert")(function*(upload) {
      const { file_name, ...row } = Schema.encodeSync(Upload)(upload)
      yield* db.query((q) => q.insertInto("upload").values({ ...row, file_name: text(file_name) }).execute())
    }),
    setSize: Effect.fn("UploadStore.setSize")(function*(id, size) {
      yield* db.query((q) => q.updateTable("upload").set({ size }).where("id", "=", id).execute())
    }),
    beginTransfer: Effect.fn("UploadStore.beginTransfer")(function*(id, { name, instead, expiresAt }) {
      const begun = { transfer: name, expires_at: DateTime.formatIso(expiresAt) }
      yield* db.query((q) =>
        q.updateTable("upload").set(begun)
          .where("id", "=", id)
          .where(sql<boolean>`transfer is not distinct from ${instead}`)
          .execute()
      )
      const row = yield* db.query((q) =>
        q.selectFrom("upload").select("transfer").where("id", "=", id).executeTakeFirst()
      )
      return row?.transfer ?? null
    }),
    complete: Effect.fn("UploadStore.complete")(function*(id, { size, expiresAt }) {
      const done = { size, expires_at: DateTime.formatIso(expiresAt), complete: true }
      const { numUpdatedRows } = yield* db.query((q) =>
        q.updateTable("upload").set(done).where("id", "=", id).where("complete", "=", false).executeTakeFirstOrThrow()
      )
      return numUpdatedRows > 0n
    }),
    count: Effect.fn("UploadStore.count")(function*(owner, now) {
      return yield* db.query((q) =>
        q.selectFrom("upload")
          .select([
            sql<number>`(count(*) filter (where ${isTicket}))::integer`.as("tickets"),
            sql<number>`(count(*) filter (where not ${isTicket}))::integer`.as("uploads"),
          ])
          .where("owner_id", "=", owner)
          .where("expires_at", ">", new Date(now.epochMilliseconds))
          .executeTakeFirstOrThrow()
      )
    }),
    bytes: Effect.fn("UploadStore.bytes")(function*(owner) {
      const mine = owner === null ? sql`true` : sql`owner_id = ${owner}`
      const { rows } = yield* db.query((q) =>
        sql<{ bytes: number }>`select (coalesce((select sum(size) from upload where ${mine}), 0)
          + coalesce((select sum((data->>'fileSize')::bigint) from task where ${mine}), 0)
          + coalesce((select sum(bytes) from conversion where ${mine}), 0))::float8 as bytes`.execute(q)
      )
      return rows[0]?.bytes ?? 0
    }),
    lockRoom: Effect.asVoid(
      db.query((q) => sql`select pg_advisory_xact_lock(hashtextextended('room of uploads', 0))`.execute(q)),
    ).pipe(Effect.withSpan("UploadStore.lockRoom")),
    remove: Effect.fn("UploadStore.remove")(function*(ids) {
      if (ids.length === 0) return new Set<UploadId>()
      const rows = yield* db.query((q) => q.deleteFrom("upload").where("id", "in", ids).returning("id").execute())
      return new Set(rows.map(({ id }) => UploadId.make(id)))
    }),
    expired: Effect.fn("UploadStore.expired")(function*(before) {
      const rows = yield* db.query((q) =>
        q.selectFrom("upload").select("id")
          .where("expires_at", "<", new Date(before.epochMilliseconds))
          .orderBy("expires_at")
          .execute()
      )
      return rows.map(({ id }) => UploadId.make(id))
    }),
  })
})

export const layer = Layer.effect(UploadStore, make)

const isTicket = sql`(ticket_hash is not null and not complete)`

const fromRow = (row: Selectable<UploadTable>): Upload =>
  Schema.decodeUnknownSync(Upload)({ ...row, created_at: asText(row.created_at), expires_at: asText(row.expires_at) })

const asText = (time: Selectable<UploadTable>["created_at"]): string => DateTime.formatIso(DateTime.makeUnsafe(time))
