import { PushDeviceStore } from "#domain/notification/push-device-store.port.ts"
import { PushDevice } from "#domain/notification/push-device.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Kysely } from "kysely"
import { Database } from "./database.ts"
import type { Schema as Tables } from "./schema.ts"
import { json, text } from "./storable.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return PushDeviceStore.of({
    list: Effect.fn("PushDeviceStore.list")(function*(user, now) {
      const rows = yield* db.query((q) => signedIn(q, now).where("push_device.user_id", "=", user).execute())
      return rows.map(({ doc }) => decode(doc))
    }),
    find: Effect.fn("PushDeviceStore.find")(function*(id, now) {
      const row = yield* db.query((q) => signedIn(q, now).where("push_device.id", "=", id).executeTakeFirst())
      return row === undefined ? null : decode(row.doc)
    }),
    save: Effect.fn("PushDeviceStore.save")(function*(device, most, now) {
      const { id, userId, deviceId, createdAt, subscription: { endpoint } } = device
      return yield* db.transaction(Effect.gen(function*() {
        yield* db.query((q) =>
          q.selectFrom("app_user").select("id").where("id", "=", userId).forNoKeyUpdate().execute()
        )
        const [session] = yield* db.query((q) =>
          q.selectFrom("session").select("id").where("user_id", "=", userId).where("device_id", "=", text(deviceId))
            .execute()
        )
        // It was signed out in the meantime.
        if (session === undefined) return true
        const others = yield* db.query((q) =>
          signedIn(q, now).where("push_device.user_id", "=", userId).where("session_id", "!=", session.id)
            .where("endpoint", "!=", text(endpoint)).execute()
        )
        if (others.length >= most) return false
        yield* db.query((q) =>
          q.deleteFrom("push_device").where((e) =>
            e.or([e("endpoint", "=", text(endpoint)), e("session_id", "=", session.id)])
          ).execute()
        )
        const row = {
          id,
          user_id: userId,
          session_id: session.id,
          endpoint: text(endpoint),
          created_at: DateTime.formatIso(createdAt),
          doc: json(encode(device)),
        }
        yield* db.query((q) => q.insertInto("push_device").values(row).execute())
        return true
      }))
    }),
    remove: Effect.fn("PushDeviceStore.remove")(function*(user, id) {
      const row = yield* db.query((q) =>
        q.deleteFrom("push_device").where("user_id", "=", user).where("id", "=", id).returning("id").executeTakeFirst()
      )
      return row !== undefined
    }),
  })
})

export const layer = Layer.effect(PushDeviceStore, make)

const decode = Schema.decodeUnknownSync(PushDevice)
const encode = Schema.encodeSync(PushDevice)

/** Those whose session has not expired, in the order in which they were added. */
const signedIn = (q: Kysely<Tables>, now: DateTime.Utc) =>
  q.selectFrom("push_device").innerJoin("session", "session.id", "push_device.session_id")
    .select("push_device.doc").where("session.expires_at", ">", DateTime.toDate(now))
    .orderBy("push_device.created_at").orderBy("push_device.id")
