import { UserStore } from "#domain/account/user-store.port.ts"
import { ConnectedAppStore } from "#domain/connected-app/connected-app-store.port.ts"
import { OAuthRecordStore } from "#domain/connected-app/oauth-record-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { keepUsers } from "../support/a-scene.ts"
import { ada, at, bob } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"
import { aConnectedApp, appId, aRecord } from "../support/connected-app/a-connected-app.ts"

const noon = at("2026-11-20T08:30:00.000Z")
const later = at("2026-11-20T09:00:00.000Z")

const aGrant = aRecord({ model: "Grant", idHash: "grant-1", payload: {}, grantId: null })

/** What every ConnectedAppStore must do, together with the records that the tokens of its apps are. */
export const connectedAppStoreContract = (
  name: string,
  layer: Layer.Layer<ConnectedAppStore | OAuthRecordStore | UserStore>,
): void => {
  describe(`ConnectedAppStore: ${name}`, () => {
    const behaves = behavesOn(layer)
    const connected = Effect.gen(function*() {
      const apps = yield* ConnectedAppStore
      const records = yield* OAuthRecordStore
      yield* keepUsers(aUser({ plan: "pro" }))
      yield* records.save(aGrant)
      yield* records.save(aRecord())
      yield* apps.insert(aConnectedApp())
      return { apps, records }
    })

    behaves(
      "lists the apps of an account, newest first, as long as a token lives",
      Effect.gen(function*() {
        const { apps, records } = yield* connected
        const second = aConnectedApp({ id: appId(2), grantId: "grant-2", createdAt: at("2026-11-20T08:10:00.000Z") })
        yield* apps.insert(second)
        yield* apps.insert(aConnectedApp({ id: appId(3), grantId: "grant-3" }))
        yield* records.save(aRecord({ model: "RefreshToken", grantId: "grant-2", expiresAt: later }))
        assert.deepStrictEqual(yield* apps.list(ada, noon), [second, aConnectedApp()])
        assert.deepStrictEqual(yield* apps.list(ada, later), [])
        assert.deepStrictEqual(yield* apps.list(bob, noon), [])
      }),
    )

    behaves(
      "finds an app by a token of it until that expires, with the plan of its account and what the token may do",
      Effect.gen(function*() {
        const { apps, records } = yield* connected
        yield* records.save(aRecord({ model: "RefreshToken", idHash: "hash-2" }))
        assert.deepStrictEqual(yield* apps.findByToken("hash-1", noon), {
          app: aConnectedApp(),
          plan: "pro",
          scopes: ["mcp:read"],
          audience: "https://parley.example/mcp",
        })
        assert.isNull(yield* apps.findByToken("hash-1", later))
        assert.isNull(yield* apps.findByToken("hash-2", noon))
      }),
    )

    behaves(
      "does not find the apps of a disabled account until it is let in again",
      Effect.gen(function*() {
        const { apps } = yield* connected
        const users = yield* UserStore
        yield* users.setDisabled(ada, noon)
        assert.isNull(yield* apps.findByToken("hash-1", noon))
        yield* users.setDisabled(ada, null)
        assert.isNotNull(yield* apps.findByToken("hash-1", noon))
      }),
    )

    behaves(
      "notes when an app was used",
      Effect.gen(function*() {
        const { apps } = yield* connected
        yield* apps.touch(appId(1), noon)
        assert.deepStrictEqual(yield* apps.list(ada, noon), [aConnectedApp({ lastUsedAt: noon })])
      }),
    )

    behaves(
      "removes an app for its owner only, with all that was issued to it",
      Effect.gen(function*() {
        const { apps, records } = yield* connected
        yield* records.save(aRecord({ idHash: "hash-2", grantId: "grant-2" }))
        assert.isFalse(yield* apps.remove(appId(1), bob))
        assert.isTrue(yield* apps.remove(appId(1), ada))
        assert.isFalse(yield* apps.remove(appId(1), ada))
        assert.isNull(yield* apps.findByToken("hash-1", noon))
        assert.isNull(yield* records.find("AccessToken", "hash-1", noon))
        assert.isNull(yield* records.find("Grant", "grant-1", noon))
        assert.isNotNull(yield* records.find("AccessToken", "hash-2", noon))
      }),
    )

    behaves(
      "loses an app with its grant, and with what is left of that",
      Effect.gen(function*() {
        const { apps, records } = yield* connected
        yield* records.remove("Grant", "grant-1")
        assert.deepStrictEqual(yield* apps.list(ada, noon), [])
        assert.isNull(yield* apps.findByToken("hash-1", noon))
        yield* apps.insert(aConnectedApp())
        yield* records.save({ ...aGrant, expiresAt: noon })
        yield* records.forgetExpired(noon)
        assert.deepStrictEqual(yield* apps.list(ada, noon), [])
      }),
    )
  })
}
