import { FolderNotFound } from "#domain/folder/errors.ts"
import { FolderStore } from "#domain/folder/folder-store.port.ts"
import { Folder } from "#domain/folder/folder.ts"
import { FolderId } from "#domain/kernel/ids.ts"
import { nameKeyOf } from "#domain/kernel/name-key.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Selectable } from "kysely"
import { Database } from "./database.ts"
import { text } from "./storable.ts"
import type { FolderTable } from "./tables/folder.ts"
import { tallied } from "./task-tally.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return FolderStore.of({
    list: Effect.fn("FolderStore.list")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("folder").selectAll().where("owner_id", "=", owner).orderBy("name_key").execute()
      )
      return rows.map(fromRow)
    }),
    get: Effect.fn("FolderStore.get")(function*(id, owner) {
      const row = yield* db.query((q) =>
        q.selectFrom("folder").selectAll().where("id", "=", id).where("owner_id", "=", owner).forKeyShare()
          .executeTakeFirst()
      )
      return yield* found(row)
    }),
    insert: Effect.fn("FolderStore.insert")(function*({ id, ownerId, name, createdAt }) {
      const row = { id, owner_id: ownerId, ...nameColumns(name), created_at: DateTime.formatIso(createdAt) }
      yield* db.query((q) => q.insertInto("folder").values(row).execute())
    }),
    rename: Effect.fn("FolderStore.rename")(function*(id, owner, name) {
      const row = yield* db.query((q) =>
        q.updateTable("folder").set(nameColumns(name)).where("id", "=", id).where("owner_id", "=", owner)
          .returningAll().executeTakeFirst()
      )
      return yield* found(row)
    }),
    remove: Effect.fn("FolderStore.remove")(function*(id, owner) {
      const row = yield* db.query((q) =>
        q.deleteFrom("folder").where("id", "=", id).where("owner_id", "=", owner).returningAll().executeTakeFirst()
      )
      yield* found(row)
    }),
    count: Effect.fn("FolderStore.count")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("task_tally").select(["folder_id", tallied.as("count")])
          .where("owner_id", "=", owner).where("folder_id", "is not", null).groupBy("folder_id")
          .having(tallied, ">", 0).execute()
      )
      return new Map(rows.map(({ folder_id, count }) => [FolderId.make(folder_id ?? ""), count]))
    }),
  })
})

export const layer = Layer.effect(FolderStore, make)

const nameColumns = (name: string) => ({ name: text(name), name_key: text(nameKeyOf(name)) })

const found = (row: Selectable<FolderTable> | undefined) =>
  row === undefined ? Effect.fail(new FolderNotFound()) : Effect.succeed(fromRow(row))

const fromRow = (row: Selectable<FolderTable>): Folder =>
  Schema.decodeUnknownSync(Folder)({
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
  })
