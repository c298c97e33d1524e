import { Schema } from "effect"
import { McpScope } from "../kernel/actor.ts"
import { ConnectedAppId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import type { ConnectedApp } from "./connected-app.ts"

/** A connected app as its owner sees it. */
export const ConnectedAppView = wireAs("ConnectedApp", {
  id: ConnectedAppId,
  name: Schema.String,
  host: Schema.String,
  scopes: Schema.Array(McpScope),
  createdAt: Schema.DateTimeUtcFromString,
  lastUsedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type ConnectedAppView = typeof ConnectedAppView.Type

export const viewOf = ({ id, name, host, scopes, createdAt, lastUsedAt }: ConnectedApp): ConnectedAppView => ({
  id,
  name,
  host,
  scopes,
  createdAt,
  lastUsedAt,
})
