import { IdentityStore } from "#domain/sign-in/identity-store.port.ts"
import { Identity } from "#domain/sign-in/identity.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Selectable } from "kysely"
import { Database } from "./database.ts"
import { text } from "./storable.ts"
import type { IdentityTable } from "./tables/sign-in.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  const find = Effect.fn("IdentityStore.find")(function*(issuer: string, subject: string) {
    const row = yield* db.query((q) =>
      q.selectFrom("identity").selectAll()
        .where("issuer", "=", text(issuer))
        .where("subject", "=", text(subject))
        .executeTakeFirst()
    )
    return row === undefined ? null : fromRow(row)
  })
  return IdentityStore.of({
    find,
    insert: Effect.fn("IdentityStore.insert")(function*(identity) {
      const { issuer, subject, userId, email, createdAt } = identity
      yield* db.query((q) =>
        q.insertInto("identity")
          .values({
            issuer: text(issuer),
            subject: text(subject),
            user_id: userId,
            email: email === null ? null : text(email),
            created_at: DateTime.formatIso(createdAt),
          })
          .onConflict((on) => on.columns(["issuer", "subject"]).doNothing())
          .execute()
      )
      return (yield* find(issuer, subject)) ?? identity
    }),
    ofUser: Effect.fn("IdentityStore.ofUser")(function*(userId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("identity").selectAll().where("user_id", "=", userId)
          .orderBy("created_at").orderBy("issuer").orderBy("subject").execute()
      )
      return rows.map(fromRow)
    }),
    remove: Effect.fn("IdentityStore.remove")(function*(issuer, subject) {
      yield* db.query((q) =>
        q.deleteFrom("identity").where("issuer", "=", text(issuer)).where("subject", "=", text(subject)).execute()
      )
    }),
    removeOfUser: Effect.fn("IdentityStore.removeOfUser")(function*(userId) {
      yield* db.query((q) => q.deleteFrom("identity").where("user_id", "=", userId).execute())
    }),
  })
})

export const layer = Layer.effect(IdentityStore, make)

const fromRow = ({ user_id: userId, created_at: createdAt, ...row }: Selectable<IdentityTable>): Identity =>
  Schema.decodeUnknownSync(Identity)({ ...row, userId, createdAt: createdAt.toISOString() })
