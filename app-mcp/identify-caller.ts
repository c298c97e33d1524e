import { identify } from "#domain/account/shared/identify.ts"
import { planInUse } from "#domain/account/shared/plan-in-use.ts"
import { currentUser } from "#domain/account/shared/signed-in.ts"
import { identifyByToken } from "#domain/connected-app/shared/identify-by-token.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { SignInRequired } from "#domain/kernel/errors.ts"
import { identifyByKey } from "#domain/mcp-key/shared/identify-by-key.ts"
import { requireFeature } from "#domain/plan/feature.ts"
import { Effect } from "effect"

const tokenOf = (authorization: string | null): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1]

/** Whether a request comes with a token of the authorization server: they have no prefix of ours. */
export const hasAccessToken = ({ headers }: Request): boolean => {
  const token = tokenOf(headers.get("authorization"))
  return token !== undefined && !token.startsWith("mcp_") && !token.startsWith("par_")
}

/** Who calls: the owner of an MCP key or of a session, or an app that someone connected. In each case the plan must include MCP. */
export const identifyCaller = Effect.fnUntraced(function*(authorization: string | null) {
  const token = tokenOf(authorization)
  if (token === undefined) return yield* new SignInRequired()
  if (token.startsWith("mcp_")) return yield* identifyByKey(token)
  if (!token.startsWith("par_")) return yield* identifyByToken(token)
  const actor = yield* identify(token)
  const { plan } = yield* Effect.provideService(currentUser, CurrentActor, actor)
  yield* Effect.fromResult(requireFeature(yield* planInUse(plan), "MCP_ACCESS"))
  return actor
})
