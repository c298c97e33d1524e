import { identify } from "#domain/account/shared/identify.ts"
import { planInUse } from "#domain/account/shared/plan-in-use.ts"
import { currentUser } from "#domain/account/shared/signed-in.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { SignInRequired } from "#domain/kernel/errors.ts"
import { identifyByKey } from "#domain/mcp-key/shared/identify-by-key.ts"
import { requireFeature } from "#domain/plan/feature.ts"
import { Effect } from "effect"

/** Who calls: the owner of an MCP key, or of a session. Either way the plan must include MCP. */
export const identifyCaller = Effect.fnUntraced(function*(authorization: string | null) {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1]
  if (token === undefined) return yield* new SignInRequired()
  if (token.startsWith("mcp_")) return yield* identifyByKey(token)
  const actor = yield* identify(token)
  const { plan } = yield* Effect.provideService(currentUser, CurrentActor, actor)
  yield* Effect.fromResult(requireFeature(yield* planInUse(plan), "MCP_ACCESS"))
  return actor
})
