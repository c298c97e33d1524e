import { ConnectedAppStore } from "#domain/connected-app/connected-app-store.port.ts"
import type { ConnectedApp } from "#domain/connected-app/connected-app.ts"
import { grantedScopes } from "#domain/connected-app/granted-scopes.ts"
import type { OAuthRecord } from "#domain/connected-app/oauth-record-store.port.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"

const newestFirst = Order.flip(Order.mapInput(DateTime.Order, ({ createdAt }: ConnectedApp) => createdAt))

const issued = new Set(["AccessToken", "RefreshToken", "AuthorizationCode"])

const isLiving = ({ expiresAt }: OAuthRecord, now: DateTime.Utc): boolean =>
  expiresAt !== null && DateTime.isGreaterThan(expiresAt, now)

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return ConnectedAppStore.of({
    list: (userId, now) =>
      read(({ connectedApps, oauthRecords }) => {
        const living = Array.from(oauthRecords.values()).filter((one) => issued.has(one.model) && isLiving(one, now))
        const grants = new Set(living.map(({ grantId }) => grantId))
        return Array.from(connectedApps.values()).filter((app) => app.userId === userId && grants.has(app.grantId))
          .toSorted(newestFirst)
      }),
    insert: (app) => write(({ connectedApps }) => ({ connectedApps: put(connectedApps, app.id, app) })),
    findByToken: (tokenHash, now) =>
      read(({ connectedApps, oauthRecords, users }) => {
        const token = oauthRecords.get(`AccessToken ${tokenHash}`)
        if (token === undefined || !isLiving(token, now)) return null
        const app = Array.from(connectedApps.values()).find(({ grantId }) => grantId === token.grantId)
        const user = app && users.get(app.userId)
        const scopes = grantedScopes(String(token.payload["scope"]))
        return app && user?.disabledAt === null
          ? { app, plan: user.plan, scopes, audience: String(token.payload["aud"]) }
          : null
      }),
    touch: (id, lastUsedAt) =>
      write(({ connectedApps }) => {
        const app = connectedApps.get(id)
        return app ? { connectedApps: put(connectedApps, id, { ...app, lastUsedAt }) } : {}
      }),
    remove: (id, userId) =>
      transaction(Effect.gen(function*() {
        const app = yield* read(({ connectedApps }) => connectedApps.get(id))
        if (app?.userId !== userId) return false
        yield* write(({ connectedApps, oauthRecords }) => ({
          connectedApps: without(connectedApps, [id]),
          oauthRecords: new Map(
            [...oauthRecords].filter(([key, { grantId }]) => grantId !== app.grantId && key !== `Grant ${app.grantId}`),
          ),
        }))
        return true
      })),
  })
})

export const layer = Layer.effect(ConnectedAppStore, make)
