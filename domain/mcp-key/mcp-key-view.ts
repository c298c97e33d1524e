import { Schema } from "effect"
import { KeyScope } from "../kernel/actor.ts"
import { McpKeyId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import type { McpKey } from "./mcp-key.ts"

/** A key as its owner sees it: never the secret, only its last four characters. */
export const McpKeyView = wireAs("McpKey", {
  id: McpKeyId,
  name: Schema.String,
  hint: Schema.String,
  scope: KeyScope,
  createdAt: Schema.DateTimeUtcFromString,
  lastUsedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type McpKeyView = typeof McpKeyView.Type

export const viewOf = ({ id, name, hint, scope, createdAt, lastUsedAt }: McpKey): McpKeyView => ({
  id,
  name,
  hint,
  scope,
  createdAt,
  lastUsedAt,
})
