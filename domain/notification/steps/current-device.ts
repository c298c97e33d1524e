import { Effect } from "effect"
import { sessionOf } from "../../account/shared/session-of.ts"
import { currentSession } from "../../account/shared/signed-in.ts"
import type { UserId } from "../../kernel/ids.ts"

/** The session of the caller, with its device; null for keys and the command line. */
export const currentDevice = Effect.fnUntraced(function*(user: UserId) {
  const id = yield* currentSession
  return id === null ? null : yield* sessionOf(user, id)
})
