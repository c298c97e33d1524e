import { InvitationStore } from "#domain/account/invitation-store.port.ts"
import { Invitation } from "#domain/account/invitation.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Database } from "./database.ts"
import { text } from "./storable.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return InvitationStore.of({
    save: Effect.fn("InvitationStore.save")(function*({ contact, invitedAt }) {
      const row = { email: text(contact), invited_at: DateTime.formatIso(invitedAt) }
      yield* db.query((q) =>
        q.insertInto("invitation").values(row).onConflict((on) => on.column("email").doUpdateSet(row)).execute()
      )
    }),
    find: Effect.fn("InvitationStore.find")(function*(contact) {
      const row = yield* db.query((q) =>
        q.selectFrom("invitation").selectAll().where("email", "=", contact).executeTakeFirst()
      )
      return row === undefined
        ? null
        : Schema.decodeUnknownSync(Invitation)({ contact: row.email, invitedAt: row.invited_at.toISOString() })
    }),
    remove: Effect.fn("InvitationStore.remove")(function*(contact) {
      yield* db.query((q) => q.deleteFrom("invitation").where("email", "=", contact).execute())
    }),
  })
})

export const layer = Layer.effect(InvitationStore, make)
