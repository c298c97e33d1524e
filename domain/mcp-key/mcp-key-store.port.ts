import { Context, type DateTime, type Effect } from "effect"
import type { PlanName } from "../account/plan-name.ts"
import type { McpKeyId, UserId } from "../kernel/ids.ts"
import type { McpKeyNotFound } from "./errors.ts"
import type { McpKey } from "./mcp-key.ts"

/** A key with the plan of its account, which every call has to know. */
export interface KeyOfAccount {
  readonly key: McpKey
  readonly plan: PlanName
}

export class McpKeyStore extends Context.Service<McpKeyStore, {
  readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<McpKey>>
  readonly insert: (key: McpKey) => Effect.Effect<void>
  /** Null also if its account is gone or disabled. */
  readonly findByHash: (keyHash: string) => Effect.Effect<KeyOfAccount | null>
  readonly touch: (id: McpKeyId, now: DateTime.Utc) => Effect.Effect<void>
  /** Also not found if it belongs to another account. */
  readonly remove: (id: McpKeyId, userId: UserId) => Effect.Effect<void, McpKeyNotFound>
}>()("domain/mcp-key/McpKeyStore") {}
