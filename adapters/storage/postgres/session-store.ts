import { SessionStore } from "#domain/account/session-store.port.ts"
import { Session, SignInLink } from "#domain/account/session.ts"
import { SessionId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { ExpressionBuilder, Insertable, Selectable } from "kysely"
import { Database } from "./database.ts"
import type { Schema as Tables } from "./schema.ts"
import { text } from "./storable.ts"
import type { SessionTable, SignInLinkTable } from "./tables/account.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  const admitted = db.sharing<Session | null>()
  return SessionStore.of({
    find: Effect.fn("SessionStore.find")(function*(tokenHash, now) {
      const session = yield* admitted(tokenHash, async (q) => {
        const row = await q.selectFrom("session").selectAll().select(isGuest).where("token_hash", "=", tokenHash)
          .where(isAdmitted).executeTakeFirst()
        return row ? { ...sessionOf(row), ...(row.is_guest === true && { isGuest: true }) } : null
      })
      return session !== null && DateTime.isGreaterThan(session.expiresAt, now) ? session : null
    }),
    exists: Effect.fn("SessionStore.exists")(function*(id, now) {
      const row = yield* db.query((q) =>
        q.selectFrom("session").select("id").where("id", "=", id).where("expires_at", ">", DateTime.toDate(now))
          .where(isAdmitted)
          .executeTakeFirst()
      )
      return row !== undefined
    }),
    list: Effect.fn("SessionStore.list")(function*(userId, now) {
      const rows = yield* db.query((q) =>
        q.selectFrom("session").selectAll().where("user_id", "=", userId).where("expires_at", ">", DateTime.toDate(now))
          .orderBy("last_seen_at", "desc").orderBy("id").execute()
      )
      return rows.map(sessionOf)
    }),
    save: Effect.fn("SessionStore.save")(function*(session) {
      const row = rowOf(session)
      yield* db.query((q) =>
        q.insertInto("session").values(row)
          .onConflict((on) => on.columns(["user_id", "device_id"]).doUpdateSet(row))
          .execute()
      )
    }),
    touch: Effect.fn("SessionStore.touch")(function*({ id, lastSeenAt, expiresAt }) {
      const times = { last_seen_at: DateTime.formatIso(lastSeenAt), expires_at: DateTime.formatIso(expiresAt) }
      yield* db.query((q) => q.updateTable("session").set(times).where("id", "=", id).execute())
    }),
    prove: Effect.fn("SessionStore.prove")(function*(id, at) {
      yield* db.query((q) =>
        q.updateTable("session").set({ proven_at: DateTime.formatIso(at) }).where("id", "=", id).execute()
      )
    }),
    remove: Effect.fn("SessionStore.remove")(function*(userId, deviceId) {
      const rows = yield* db.query((q) =>
        q.deleteFrom("session").where("user_id", "=", userId).where("device_id", "=", text(deviceId))
          .returning("id").execute()
      )
      return rows.map(idOf)
    }),
    end: Effect.fn("SessionStore.end")(function*(userId, id) {
      const rows = yield* db.query((q) =>
        q.deleteFrom("session").where("user_id", "=", userId).where("id", "=", id).returning("id").execute()
      )
      return rows.map(idOf)
    }),
    endOthers: Effect.fn("SessionStore.endOthers")(function*(userId, kept) {
      const rows = yield* db.query((q) =>
        q.deleteFrom("session").where("user_id", "=", userId)
          .$if(kept !== null, (others) => others.where("id", "!=", kept))
          .returning("id").execute()
      )
      return rows.map(idOf)
    }),
    saveLink: Effect.fn("SessionStore.saveLink")(function*({ tokenHash, email, browserHash, expiresAt }) {
      const row = { token_hash: tokenHash, email, browser_hash: browserHash, expires_at: DateTime.formatIso(expiresAt) }
      yield* db.query((q) =>
        q.insertInto("sign_in_link").values(row).onConflict((on) => on.column("token_hash").doUpdateSet(row)).execute()
      )
    }),
    findLink: Effect.fn("SessionStore.findLink")(function*(tokenHash, now) {
      const row = yield* db.query((q) =>
        q.selectFrom("sign_in_link").selectAll()
          .where("token_hash", "=", tokenHash)
          .where("expires_at", ">", new Date(now.epochMilliseconds))
          .executeTakeFirst()
      )
      return row ? linkOf(row) : null
    }),
    consumeLink: Effect.fn("SessionStore.consumeLink")(function*(tokenHash, now) {
      const row = yield* db.query((q) =>
        q.deleteFrom("sign_in_link")
          .where("token_hash", "=", tokenHash)
          .where("expires_at", ">", new Date(now.epochMilliseconds))
          .returningAll()
          .executeTakeFirst()
      )
      return row ? linkOf(row) : null
    }),
    forgetExpired: Effect.fn("SessionStore.forgetExpired")(function*(now) {
      const until = new Date(now.epochMilliseconds)
      yield* db.query((q) => q.deleteFrom("session").where("expires_at", "<=", until).execute())
      yield* db.query((q) => q.deleteFrom("sign_in_link").where("expires_at", "<=", until).execute())
    }),
  })
})

export const layer = Layer.effect(SessionStore, make)

/** A sign-in in progress when its account was disabled may have left a session. */
const isAdmitted = (where: ExpressionBuilder<Tables, "session">) =>
  where.not(where.exists(
    where.selectFrom("app_user").select("app_user.id")
      .whereRef("app_user.id", "=", "session.user_id")
      .where("app_user.disabled_at", "is not", null),
  ))

const isGuest = (select: ExpressionBuilder<Tables, "session">) =>
  select.selectFrom("app_user").select("is_guest").whereRef("app_user.id", "=", "session.user_id").as("is_guest")

const idOf = ({ id }: { readonly id: string }): SessionId => SessionId.make(id)

const sessionOf = (row: Selectable<SessionTable>): Session =>
  Schema.decodeUnknownSync(Session)({
    id: row.id,
    label: row.label,
    place: row.place,
    lastSeenAt: row.last_seen_at.toISOString(),
    tokenHash: row.token_hash,
    userId: row.user_id,
    deviceId: row.device_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    provenAt: row.proven_at?.toISOString() ?? null,
  })

const rowOf = (session: Session): Insertable<SessionTable> => ({
  id: session.id,
  label: session.label === null ? null : text(session.label),
  place: session.place,
  last_seen_at: DateTime.formatIso(session.lastSeenAt),
  token_hash: session.tokenHash,
  user_id: session.userId,
  device_id: text(session.deviceId),
  created_at: DateTime.formatIso(session.createdAt),
  expires_at: DateTime.formatIso(session.expiresAt),
  proven_at: session.provenAt === null ? null : DateTime.formatIso(session.provenAt),
})

const linkOf = (row: Selectable<SignInLinkTable>): SignInLink =>
  Schema.decodeUnknownSync(SignInLink)({
    tokenHash: row.token_hash,
    email: row.email,
    browserHash: row.browser_hash,
    expiresAt: row.expires_at.toISOString(),
  })
