import { Effect } from "effect"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { McpKeyLimitReached } from "../errors.ts"
import { McpKeyStore } from "../mcp-key-store.port.ts"
import { keysPerAccount, type McpKey } from "../mcp-key.ts"

/** Locks the account, so that concurrent requests cannot exceed the limit. Call it inside a transaction. */
export const storeWithinLimit = Effect.fnUntraced(function*(key: McpKey) {
  const keys = yield* McpKeyStore
  const { lock } = yield* MinuteLedger
  yield* lock(key.userId)
  const held = yield* keys.list(key.userId)
  if (held.length >= keysPerAccount) return yield* new McpKeyLimitReached({ limit: keysPerAccount })
  return yield* keys.insert(key)
})
