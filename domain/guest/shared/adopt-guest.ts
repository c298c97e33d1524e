import { DateTime, Effect } from "effect"
import { SessionStore } from "../../account/session-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { GuestStore } from "../guest-store.port.ts"

/**
 * What a guest made becomes the account's that they sign in to. The guest's session ends; the empty account stays for work
 * under way, whose minutes it pays, and goes with its time. Any other token is ignored: it keeps nobody out.
 */
export const adoptGuest = Effect.fnUntraced(function*(token: string | null | undefined, userId: UserId) {
  if (token === null || token === undefined) return
  const guests = yield* GuestStore
  const sessions = yield* SessionStore
  const secrets = yield* Secrets
  const session = yield* sessions.find(yield* secrets.hash(token), yield* DateTime.now)
  if (session === null || (yield* guests.find(session.userId)) === null) return
  yield* guests.adopt(session.userId, userId)
  yield* sessions.endOthers(session.userId, null)
})
