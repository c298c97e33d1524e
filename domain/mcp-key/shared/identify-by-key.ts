import { DateTime, Effect } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import type { Actor, KeyScope, McpScope } from "../../kernel/actor.ts"
import { CallerNetwork } from "../../kernel/caller-network.ts"
import { SignInRequired } from "../../kernel/errors.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { requireFeature } from "../../plan/feature.ts"
import { McpKeyStore } from "../mcp-key-store.port.ts"

/** People read when a key was last used to the minute; a write with every call would make calls wait for each other. */
const isStale = (lastUsedAt: DateTime.Utc | null, now: DateTime.Utc): boolean =>
  lastUsedAt === null || DateTime.isLessThanOrEqualTo(DateTime.add(lastUsedAt, { minutes: 1 }), now)

const scopesOf = {
  read: ["mcp:read"],
  edit: ["mcp:read", "mcp:write"],
  write: ["mcp:read", "mcp:write", "mcp:share"],
} as const satisfies Readonly<Record<KeyScope, ReadonlyArray<McpScope>>>

/** Resolves a key to its account. A key outlives the plan that allowed it, but works only with such a plan. */
export const identifyByKey = Effect.fn("mcpKey.identifyByKey")(function*(secret: string) {
  const { hash } = yield* Secrets
  const keys = yield* McpKeyStore
  const found = yield* keys.findByHash(yield* hash(secret))
  if (found === null) {
    yield* Effect.logWarning("refused an unknown MCP key", { network: yield* CallerNetwork })
    return yield* new SignInRequired()
  }
  const { key, plan } = found
  yield* Effect.fromResult(requireFeature(yield* planInUse(plan), "MCP_ACCESS"))
  const now = yield* DateTime.now
  if (isStale(key.lastUsedAt, now)) yield* keys.touch(key.id, now)
  const actor: Actor = {
    _tag: "User",
    id: key.userId,
    viaKey: true,
    scopes: scopesOf[key.scope],
  }
  return actor
})
