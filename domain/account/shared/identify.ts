import { DateTime, Effect } from "effect"
import type { Actor } from "../../kernel/actor.ts"
import { SignInRequired } from "../../kernel/errors.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { SessionStore } from "../session-store.port.ts"
import { renewed } from "../session.ts"

/** Who a session token belongs to. Each surface calls this once a request; it is not exposed itself. */
export const identify = Effect.fn("account.identify")(function*(token: string) {
  const secrets = yield* Secrets
  const sessions = yield* SessionStore
  const now = yield* DateTime.now
  const session = yield* sessions.find(yield* secrets.hash(token), now)
  if (session === null) return yield* new SignInRequired()
  const next = renewed(session, now)
  if (next !== null) yield* sessions.save(next)
  const actor: Actor = { _tag: "User", id: session.userId }
  return actor
})
