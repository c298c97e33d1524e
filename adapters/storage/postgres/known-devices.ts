import { KnownDevices } from "#domain/account/known-devices.port.ts"
import { SignInNotice } from "#domain/account/sign-in-notice.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Selectable } from "kysely"
import { freeSince } from "./claimed.ts"
import { Database } from "./database.ts"
import { text } from "./storable.ts"
import type { SignInNoticeTable } from "./tables/account.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return KnownDevices.of({
    add: Effect.fn("KnownDevices.add")(function*(userId, deviceId) {
      const other = yield* db.query((q) =>
        q.selectFrom("known_device").select("device_id").where("user_id", "=", userId).limit(1).executeTakeFirst()
      )
      const added = yield* db.query((q) =>
        q.insertInto("known_device").values({ user_id: userId, device_id: text(deviceId) })
          .onConflict((on) => on.doNothing()).returning("device_id").executeTakeFirst()
      )
      return { isNew: added !== undefined, isFirst: other === undefined }
    }),
    has: Effect.fn("KnownDevices.has")(function*(userId, deviceId) {
      const row = yield* db.query((q) =>
        q.selectFrom("known_device").select("device_id")
          .where("user_id", "=", userId).where("device_id", "=", text(deviceId)).executeTakeFirst()
      )
      return row !== undefined
    }),
    saveNotice: Effect.fn("KnownDevices.saveNotice")(function*({ id, userId, label, place, signedInAt }) {
      const row = {
        id,
        user_id: userId,
        label: label === null ? null : text(label),
        place,
        signed_in_at: DateTime.formatIso(signedInAt),
        claimed_at: null,
      }
      yield* db.query((q) => q.insertInto("sign_in_notice").values(row).execute())
    }),
    claimNotices: Effect.fn("KnownDevices.claimNotices")(function*(limit, now) {
      const rows = yield* db.query((q) =>
        q.updateTable("sign_in_notice").set({ claimed_at: DateTime.formatIso(now) })
          .where("id", "in", (waiting) =>
            waiting.selectFrom("sign_in_notice").select("id")
              .where((where) => where.or([where("claimed_at", "is", null), where("claimed_at", "<=", freeSince(now))]))
              .orderBy("signed_in_at").orderBy("id").limit(limit).forUpdate().skipLocked())
          .returningAll().execute()
      )
      return rows.toSorted((a, b) => a.signed_in_at.getTime() - b.signed_in_at.getTime()).map(noticeOf)
    }),
    removeNotice: Effect.fn("KnownDevices.removeNotice")(function*(id) {
      const row = yield* db.query((q) =>
        q.deleteFrom("sign_in_notice").where("id", "=", id).returning("id").executeTakeFirst()
      )
      return row !== undefined
    }),
  })
})

export const layer = Layer.effect(KnownDevices, make)

const noticeOf = (row: Selectable<SignInNoticeTable>): SignInNotice =>
  Schema.decodeUnknownSync(SignInNotice)({
    id: row.id,
    userId: row.user_id,
    label: row.label,
    place: row.place,
    signedInAt: row.signed_in_at.toISOString(),
  })
