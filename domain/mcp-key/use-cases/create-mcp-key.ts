import { DateTime, Effect, Schema } from "effect"
import { currentInUse } from "../../account/shared/plan-in-use.ts"
import { KeyScope } from "../../kernel/actor.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { McpKeyId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireConfirmed } from "../../passkey/shared/require-confirmed.ts"
import { requireFeature } from "../../plan/feature.ts"
import { McpKeyView, viewOf } from "../mcp-key-view.ts"
import { KeyName } from "../mcp-key.ts"
import { storeWithinLimit } from "../steps/store-within-limit.ts"

/** Creates a key for a third party, which may do what its scope says: everything, by default. The key itself is returned here and never again. */
export const createMcpKey = useCase("mcpKey.createMcpKey", {
  input: wire({ name: KeyName, scope: Schema.optionalKey(KeyScope) }),
  output: wire({ id: McpKeyId, key: Schema.String, info: McpKeyView }),
  run: Effect.fnUntraced(function*({ name, scope = "write" }) {
    const user = yield* currentInUse
    yield* Effect.fromResult(requireFeature(user.plan, "MCP_ACCESS"))
    yield* requireConfirmed
    const { create, hash } = yield* Secrets
    const secret = yield* create("mcp_")
    const key = {
      id: McpKeyId.make(yield* (yield* IdSource).next),
      userId: user.id,
      name: tidyName(name),
      keyHash: yield* hash(secret),
      hint: secret.slice(-4),
      scope,
      createdAt: yield* DateTime.now,
      lastUsedAt: null,
    }
    yield* (yield* UnitOfWork).transaction(storeWithinLimit(key))
    return { id: key.id, key: secret, info: viewOf(key) }
  }),
})
