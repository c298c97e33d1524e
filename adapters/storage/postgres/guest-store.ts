import { GuestStore } from "#domain/guest/guest-store.port.ts"
import { Guest } from "#domain/guest/guest.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"
import { indexTasks } from "./keep-searchable.ts"
import { toRow } from "./user-store.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return GuestStore.of({
    insert: Effect.fn("GuestStore.insert")(({ id, device, createdAt }, account) =>
      db.transaction(db.query(async (q) => {
        await q.insertInto("app_user").values({ ...toRow(account), is_guest: true }).execute()
        await q.insertInto("guest").values({ user_id: id, device, created_at: DateTime.formatIso(createdAt) }).execute()
      }))
    ),
    find: Effect.fn("GuestStore.find")(function*(id) {
      const row = yield* db.query((q) => q.selectFrom("guest").selectAll().where("user_id", "=", id).executeTakeFirst())
      return row === undefined ? null : Schema.decodeUnknownSync(Guest)({
        id: row.user_id,
        device: row.device,
        createdAt: row.created_at.toISOString(),
      })
    }),
    takeUse: Effect.fn("GuestStore.takeUse")(function*(device, most) {
      const row = yield* db.query((q) =>
        q.insertInto("guest_device").values({ device, uses: 1 })
          .onConflict((on) =>
            on.column("device").doUpdateSet({ uses: sql`guest_device.uses + 1` }).where("guest_device.uses", "<", most)
          )
          .returning("uses").executeTakeFirst()
      )
      return row !== undefined
    }),
    returnUse: Effect.fn("GuestStore.returnUse")(function*(device) {
      yield* db.query((q) =>
        q.updateTable("guest_device").set({ uses: sql`greatest(0, uses - 1)` }).where("device", "=", device).execute()
      )
    }),
    uses: Effect.fn("GuestStore.uses")(function*(device) {
      const row = yield* db.query((q) =>
        q.selectFrom("guest_device").select("uses").where("device", "=", device).executeTakeFirst()
      )
      return row?.uses ?? 0
    }),
    adopt: Effect.fn("GuestStore.adopt")((guest, by) =>
      db.transaction(db.query(async (q) => {
        const tasks = await q.updateTable("task")
          .set({ owner_id: by, data: sql`jsonb_set(data, '{ownerId}', to_jsonb(${by}::text))` })
          .where("owner_id", "=", guest).returning("id").execute()
        await q.updateTable("conversion").set({ owner_id: by }).where("owner_id", "=", guest).execute()
        // The index knows whose words they are.
        await indexTasks(q, tasks)
      }))
    ),
    olderThan: Effect.fn("GuestStore.olderThan")(function*(time) {
      const rows = yield* db.query((q) =>
        q.selectFrom("guest").select("user_id").where("created_at", "<", DateTime.toDateUtc(time)).orderBy("created_at")
          .execute()
      )
      return rows.map((row) => UserId.make(row.user_id))
    }),
  })
})

export const layer = Layer.effect(GuestStore, make)
