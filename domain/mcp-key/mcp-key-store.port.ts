import { Context, type DateTime, type Effect } from "effect"
import type { McpKeyId, UserId } from "../kernel/ids.ts"
import type { McpKeyNotFound } from "./errors.ts"
import type { McpKey } from "./mcp-key.ts"

export class McpKeyStore extends Context.Service<McpKeyStore, {
  readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<McpKey>>
  readonly insert: (key: McpKey) => Effect.Effect<void>
  readonly findByHash: (keyHash: string) => Effect.Effect<McpKey | null>
  readonly touch: (id: McpKeyId, now: DateTime.Utc) => Effect.Effect<void>
  /** Also not found if it belongs to another account. */
  readonly remove: (id: McpKeyId, userId: UserId) => Effect.Effect<void, McpKeyNotFound>
}>()("domain/mcp-key/McpKeyStore") {}
