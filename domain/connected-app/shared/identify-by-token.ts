import { DateTime, Effect } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import type { Actor } from "../../kernel/actor.ts"
import { CallerNetwork } from "../../kernel/caller-network.ts"
import { SignInRequired } from "../../kernel/errors.ts"
import { isOwnResource } from "../../kernel/own-origin.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { requireFeature } from "../../plan/feature.ts"
import { ConnectedAppStore } from "../connected-app-store.port.ts"

/** People read when an app was last used to the minute; a write with every call would make calls wait for each other. */
const isStale = (lastUsedAt: DateTime.Utc | null, now: DateTime.Utc): boolean =>
  lastUsedAt === null || DateTime.isLessThanOrEqualTo(DateTime.add(lastUsedAt, { minutes: 1 }), now)

/** Resolves an access token to the account that its app was connected to. */
export const identifyByToken = Effect.fn("connectedApp.identifyByToken")(function*(token: string) {
  const { hash } = yield* Secrets
  const apps = yield* ConnectedAppStore
  const { url } = yield* PublicAddress
  const now = yield* DateTime.now
  const found = yield* apps.findByToken(yield* hash(token), now)
  if (found === null || !isOwnResource(url, found.audience)) {
    yield* Effect.logWarning("refused an unknown or expired access token", { network: yield* CallerNetwork })
    return yield* new SignInRequired()
  }
  const { app, plan, scopes } = found
  yield* Effect.fromResult(requireFeature(yield* planInUse(plan), "MCP_ACCESS"))
  if (isStale(app.lastUsedAt, now)) yield* apps.touch(app.id, now)
  const actor: Actor = { _tag: "User", id: app.userId, viaKey: true, scopes }
  return actor
})
