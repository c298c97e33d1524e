import { DateTime, Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { McpKeyId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireFeature } from "../../plan/feature.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { McpKeyLimitReached } from "../errors.ts"
import { McpKeyStore } from "../mcp-key-store.port.ts"
import { McpKeyView, viewOf } from "../mcp-key-view.ts"
import { KeyName, keysPerAccount, type McpKey } from "../mcp-key.ts"

/** Makes a key for a third party. The key itself is in this answer and nowhere else. */
export const createMcpKey = useCase("mcpKey.createMcpKey", {
  input: wire({ name: KeyName }),
  output: wire({ id: McpKeyId, key: Schema.String, info: McpKeyView }),
  run: Effect.fnUntraced(function*({ name }) {
    const user = yield* currentUser
    yield* Effect.fromResult(requireFeature(user.plan, "MCP_ACCESS"))
    const { create, hash } = yield* Secrets
    const { next } = yield* IdSource
    const secret = yield* create("mcp_")
    const key = {
      id: McpKeyId.make(yield* next),
      userId: user.id,
      name: name.trim(),
      keyHash: yield* hash(secret),
      hint: secret.slice(-4),
      createdAt: yield* DateTime.now,
      lastUsedAt: null,
    }
    const { transaction } = yield* UnitOfWork
    yield* transaction(keepWithinLimit(key))
    return { id: key.id, key: secret, info: viewOf(key) }
  }),
})

const keepWithinLimit = Effect.fnUntraced(function*(key: McpKey) {
  const keys = yield* McpKeyStore
  const { lock } = yield* MinuteLedger
  yield* lock(key.userId)
  const held = yield* keys.list(key.userId)
  if (held.length >= keysPerAccount) return yield* new McpKeyLimitReached({ limit: keysPerAccount })
  return yield* keys.insert(key)
})
