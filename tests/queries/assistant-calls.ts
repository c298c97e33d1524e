import { ConnectedAppStore } from "#domain/connected-app/connected-app-store.port.ts"
import { OAuthRecordStore } from "#domain/connected-app/oauth-record-store.port.ts"
import { McpKeyStore } from "#domain/mcp-key/mcp-key-store.port.ts"
import { Effect } from "effect"
import { ada, at } from "../support/a-task.ts"
import { anMcpKey } from "../support/a-user.ts"
import { aConnectedApp, appId, aRecord } from "../support/connected-app/a-connected-app.ts"

const now = at("2026-11-20T12:00:00.000Z")

export const connectedAppStore = Effect.gen(function*() {
  const apps = yield* ConnectedAppStore
  yield* apps.insert(aConnectedApp())
  yield* apps.list(ada, now)
  yield* apps.findByToken("hash-1", now)
  yield* apps.touch(appId(1), now)
  yield* apps.remove(appId(1), ada)
})

export const oauthRecordStore = Effect.gen(function*() {
  const records = yield* OAuthRecordStore
  yield* records.save(aRecord())
  yield* records.find("AccessToken", "hash-1", now)
  yield* records.consume("AccessToken", "hash-1", now)
  yield* records.replace("hash-1", aRecord({ idHash: "hash-2" }), now)
  yield* records.remove("Grant", "grant-1")
  yield* records.removeIssued("grant-1")
  yield* records.forgetExpired(now)
})

export const mcpKeyStore = Effect.gen(function*() {
  const keys = yield* McpKeyStore
  yield* keys.insert(anMcpKey())
  yield* keys.list(ada)
  yield* keys.findByHash("key-hash-1")
  yield* keys.touch(anMcpKey().id, now)
  yield* keys.remove(anMcpKey().id, ada)
})
