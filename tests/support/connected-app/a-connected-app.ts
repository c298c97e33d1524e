import type { ConnectedApp } from "#domain/connected-app/connected-app.ts"
import type { OAuthRecord } from "#domain/connected-app/oauth-record-store.port.ts"
import { ConnectedAppId } from "#domain/kernel/ids.ts"
import { ada, at } from "../a-task.ts"

export const appId = (nth: number): ConnectedAppId =>
  ConnectedAppId.make(`0190a5f2-7c1e-7000-8000-${String(nth).padStart(12, "6")}`)

export const aConnectedApp = (given: Partial<ConnectedApp> = {}): ConnectedApp => ({
  id: appId(1),
  userId: ada,
  grantId: "grant-1",
  name: "Notebook",
  host: "notebook.example",
  scopes: ["mcp:read", "mcp:write"],
  createdAt: at("2026-11-20T08:00:00.000Z"),
  lastUsedAt: null,
  ...given,
})

/** An access token that was issued from the grant of an app. */
export const aRecord = (given: Partial<OAuthRecord> = {}): OAuthRecord => ({
  model: "AccessToken",
  idHash: "hash-1",
  payload: { scope: "mcp:read", aud: "https://parley.example/mcp", clientId: "notebook" },
  grantId: "grant-1",
  expiresAt: at("2026-11-20T09:00:00.000Z"),
  consumedAt: null,
  ...given,
})
