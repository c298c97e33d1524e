import { DateTime, Effect } from "effect"
import type { Actor } from "../../kernel/actor.ts"
import { CallerNetwork } from "../../kernel/caller-network.ts"
import { SignInRequired } from "../../kernel/errors.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { SessionStore } from "../session-store.port.ts"
import { used } from "../session.ts"

/** Resolves a session token to its user. Each surface calls this once per request; it is not a use case. */
export const identify = Effect.fn("account.identify")(function*(token: string) {
  const secrets = yield* Secrets
  const sessions = yield* SessionStore
  const now = yield* DateTime.now
  const session = yield* sessions.find(yield* secrets.hash(token), now)
  if (session === null) {
    if (token !== "") {
      yield* Effect.logWarning("refused an unknown or expired session", { network: yield* CallerNetwork })
    }
    return yield* new SignInRequired()
  }
  const next = used(session, now)
  if (next !== null) yield* sessions.touch(next)
  const actor: Actor = {
    _tag: "User",
    id: session.userId,
    session: session.id,
    ...(session.isGuest === true && { isGuest: true }),
  }
  return actor
})
