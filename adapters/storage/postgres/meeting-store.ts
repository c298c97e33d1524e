import { MeetingNotFound } from "#domain/meeting/errors.ts"
import { MeetingStore } from "#domain/meeting/meeting-store.port.ts"
import { Meeting } from "#domain/meeting/meeting.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Selectable } from "kysely"
import { Database } from "./database.ts"
import { json } from "./storable.ts"
import type { MeetingTable } from "./tables/meeting.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return MeetingStore.of({
    insert: Effect.fn("MeetingStore.insert")(function*(meeting) {
      const row = {
        task_id: meeting.taskId,
        owner_id: meeting.ownerId,
        created_at: DateTime.formatIso(meeting.createdAt),
      }
      yield* db.query((q) => q.insertInto("meeting").values({ ...row, ...toRow(meeting) }).execute())
    }),
    get: Effect.fn("MeetingStore.get")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("meeting").selectAll().where("task_id", "=", id).executeTakeFirst()
      )
      return row === undefined ? yield* new MeetingNotFound() : fromRow(row)
    }),
    modify: Effect.fn("MeetingStore.modify")((id, change) =>
      db.transaction(Effect.gen(function*() {
        const row = yield* db.query((q) =>
          q.selectFrom("meeting").selectAll().where("task_id", "=", id).forUpdate().executeTakeFirst()
        )
        if (row === undefined) return null
        const after = change(fromRow(row))
        yield* db.query((q) => q.updateTable("meeting").set(toRow(after)).where("task_id", "=", id).execute())
        return after
      }))
    ),
    open: Effect.fn("MeetingStore.open")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("meeting").selectAll().where("owner_id", "=", owner).where("is_open", "=", true)
          .orderBy("created_at").orderBy("task_id").execute()
      )
      return rows.map(fromRow)
    }),
    beat: Effect.fn("MeetingStore.beat")(function*(id, at) {
      const row = { heartbeat_at: DateTime.formatIso(at) }
      yield* db.query((q) => q.updateTable("meeting").set(row).where("task_id", "=", id).execute())
    }),
  })
})

export const layer = Layer.effect(MeetingStore, make)

const fromRow = ({ doc, heartbeat_at: at }: Selectable<MeetingTable>): Meeting =>
  Schema.decodeUnknownSync(Meeting)({ ...doc, heartbeatAt: at.toISOString() })

const toRow = (meeting: Meeting) => {
  const doc = Schema.encodeSync(Meeting)(meeting)
  return { heartbeat_at: doc.heartbeatAt, is_open: meeting.state !== "ended", doc: json(doc) }
}
