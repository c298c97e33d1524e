import { PlanName } from "#domain/account/plan-name.ts"
import { type AppOfAccount, ConnectedAppStore } from "#domain/connected-app/connected-app-store.port.ts"
import { ConnectedApp } from "#domain/connected-app/connected-app.ts"
import { grantedScopes } from "#domain/connected-app/granted-scopes.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable, Selectable } from "kysely"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"
import type { ConnectedAppTable } from "./tables/connected-app.ts"

const issued = ["AccessToken", "RefreshToken", "AuthorizationCode"]

const make = Effect.gen(function*() {
  const db = yield* Database
  const admitted = db.sharing<(AppOfAccount & { readonly expiresAt: Date | null }) | null>()
  return ConnectedAppStore.of({
    list: Effect.fn("ConnectedAppStore.list")(function*(userId, now) {
      const rows = yield* db.query((q) =>
        q.selectFrom("connected_app").selectAll().where("user_id", "=", userId)
          .where((where) =>
            where.exists(
              where.selectFrom("oauth_record").select("model").whereRef(
                "oauth_record.grant_id",
                "=",
                "connected_app.grant_id",
              )
                .where("model", "in", issued).where("expires_at", ">", DateTime.toDate(now)),
            )
          )
          .orderBy("created_at", "desc").orderBy("id").execute()
      )
      return rows.map(fromRow)
    }),
    insert: Effect.fn("ConnectedAppStore.insert")(function*(app) {
      yield* db.query((q) => q.insertInto("connected_app").values(toRow(app)).execute())
    }),
    findByToken: Effect.fn("ConnectedAppStore.findByToken")(function*(tokenHash, now) {
      const found = yield* admitted(tokenHash, async (q) => {
        const row = await q.selectFrom("oauth_record")
          .innerJoin("connected_app", "connected_app.grant_id", "oauth_record.grant_id")
          .innerJoin("app_user", "app_user.id", "connected_app.user_id")
          .selectAll("connected_app")
          .select(["app_user.plan", "oauth_record.payload", "oauth_record.expires_at"])
          .where("model", "=", "AccessToken")
          .where("id_hash", "=", tokenHash)
          .where("app_user.disabled_at", "is", null)
          .executeTakeFirst()
        return row
          ? { app: fromRow(row), plan: decodePlan(row.plan), ...tokenOf(row.payload), expiresAt: row.expires_at }
          : null
      })
      if (found === null) return null
      const { expiresAt, ...app } = found
      return expiresAt !== null && expiresAt > DateTime.toDate(now) ? app : null
    }),
    touch: Effect.fn("ConnectedAppStore.touch")(function*(id, now) {
      yield* db.query((q) =>
        q.updateTable("connected_app").set({ last_used_at: DateTime.formatIso(now) }).where("id", "=", id).execute()
      )
    }),
    remove: Effect.fn("ConnectedAppStore.remove")(function*(id, userId) {
      const removed = yield* db.query((q) =>
        q.with("gone", (w) =>
          w.deleteFrom("connected_app").where("id", "=", id).where("user_id", "=", userId)
            .returning("grant_id"))
          .with("ended", (w) =>
            w.deleteFrom("oauth_record").where((where) => {
              const grants = where.selectFrom("gone").select("grant_id")
              const isGrant = where.and([where("model", "=", "Grant"), where("id_hash", "in", grants)])
              return where.or([where("grant_id", "in", grants), isGrant])
            }))
          .selectFrom("gone").select("grant_id").executeTakeFirst()
      )
      return removed !== undefined
    }),
  })
})

export const layer = Layer.effect(ConnectedAppStore, make)

const decodePlan = Schema.decodeUnknownSync(PlanName)
const decodeToken = Schema.decodeUnknownSync(Schema.Struct({ scope: Schema.String, aud: Schema.String }))

const tokenOf = (payload: unknown) => {
  const { scope, aud: audience } = decodeToken(payload)
  return { scopes: grantedScopes(scope), audience }
}

const fromRow = (row: Selectable<ConnectedAppTable>): ConnectedApp =>
  Schema.decodeUnknownSync(ConnectedApp)({
    id: row.id,
    userId: row.user_id,
    grantId: row.grant_id,
    name: row.name,
    host: row.host,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  })

const toRow = (app: ConnectedApp): Insertable<ConnectedAppTable> => ({
  id: app.id,
  user_id: app.userId,
  grant_id: app.grantId,
  name: text(app.name),
  host: text(app.host),
  scopes: json(app.scopes),
  created_at: DateTime.formatIso(app.createdAt),
  last_used_at: app.lastUsedAt && DateTime.formatIso(app.lastUsedAt),
})
