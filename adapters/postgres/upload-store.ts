import { uploadFilesIn } from "#adapters/local-disk/upload-files.ts"
import { UploadNotFound } from "#domain/intake/errors.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { Upload } from "#domain/intake/upload.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import { text } from "./storable.ts"
import type { UploadTable } from "./tables/intake.ts"

export interface UploadOptions {
  /** Where the bytes are stored until a task is made of them: on this machine, preferably on the disk of the blobs. */
  readonly folder: string
}

const make = Effect.fnUntraced(function*({ folder }: UploadOptions) {
  const db = yield* Database
  const files = yield* uploadFilesIn(folder)
  return UploadStore.of({
    get: Effect.fn("UploadStore.get")(function*(id, owner) {
      const row = yield* db.query((q) =>
        q.selectFrom("upload").selectAll().where("id", "=", id).where("owner_id", "=", owner).executeTakeFirst()
      )
      return row ? fromRow(row) : yield* new UploadNotFound({ uploadId: id })
    }),
    ofTicket: Effect.fn("UploadStore.ofTicket")(function*(id, ticketHash) {
      const row = yield* db.query((q) =>
        q.selectFrom("upload").selectAll().where("id", "=", id).where("ticket_hash", "=", ticketHash).executeTakeFirst()
      )
      return row ? fromRow(row) : yield* new UploadNotFound({ uploadId: id })
    }),
    insert: Effect.fn("UploadStore.insert")(function*(upload) {
      const { owner_id, file_name, created_at, ...row } = Schema.encodeSync(Upload)(upload)
      yield* db.query((q) =>
        q.insertInto("upload").values({ ...row, owner_id, created_at, file_name: text(file_name) }).execute()
      )
    }),
    complete: Effect.fn("UploadStore.complete")(function*(id, size) {
      yield* db.query((q) => q.updateTable("upload").set({ complete: true, size }).where("id", "=", id).execute())
    }),
    count: Effect.fn("UploadStore.count")(function*(owner) {
      const row = yield* db.query((q) =>
        q.selectFrom("upload").select(sql<number>`count(*)::integer`.as("all"))
          .where("owner_id", "=", owner)
          .executeTakeFirstOrThrow()
      )
      return row.all
    }),
    path: (id) => Effect.sync(() => files.path(id)),
    remove: Effect.fn("UploadStore.remove")(function*(id) {
      yield* files.remove(id)
      yield* db.query((q) => q.deleteFrom("upload").where("id", "=", id).execute())
    }),
    expired: Effect.fn("UploadStore.expired")(function*(before) {
      const rows = yield* db.query((q) =>
        q.selectFrom("upload").select("id")
          .where("created_at", "<", new Date(before.epochMilliseconds))
          .orderBy("created_at")
          .execute()
      )
      return rows.map(({ id }) => UploadId.make(id))
    }),
  })
})

export const layer = (options: UploadOptions) => Layer.effect(UploadStore, make(options))

const fromRow = (row: Selectable<UploadTable>): Upload =>
  Schema.decodeUnknownSync(Upload)({ ...row, created_at: DateTime.formatIso(DateTime.makeUnsafe(row.created_at)) })
