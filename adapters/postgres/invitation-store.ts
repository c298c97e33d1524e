import { InvitationStore } from "#domain/account/invitation-store.port.ts"
import { Invitation } from "#domain/account/invitation.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Database } from "./database.ts"
import { text } from "./storable.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return InvitationStore.of({
    save: Effect.fn("InvitationStore.save")(function*({ email, invitedAt }) {
      const row = { email: text(email), invited_at: DateTime.formatIso(invitedAt) }
      yield* db.query((q) =>
        q.insertInto("invitation").values(row).onConflict((on) => on.column("email").doUpdateSet(row)).execute()
      )
    }),
    find: Effect.fn("InvitationStore.find")(function*(email) {
      const row = yield* db.query((q) =>
        q.selectFrom("invitation").selectAll().where("email", "=", email).executeTakeFirst()
      )
      return row === undefined
        ? null
        : Schema.decodeUnknownSync(Invitation)({ email: row.email, invitedAt: row.invited_at.toISOString() })
    }),
    remove: Effect.fn("InvitationStore.remove")(function*(email) {
      yield* db.query((q) => q.deleteFrom("invitation").where("email", "=", email).execute())
    }),
  })
})

export const layer = Layer.effect(InvitationStore, make)
