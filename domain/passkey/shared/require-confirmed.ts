import { DateTime, Effect } from "effect"
import { isProven } from "../../account/session.ts"
import { sessionOf } from "../../account/shared/session-of.ts"
import { currentSession, signedIn } from "../../account/shared/signed-in.ts"
import { ConfirmationRequired } from "../errors.ts"
import { PasskeyStore } from "../passkey-store.port.ts"

/**
 * Guards actions that would do harm on a page left open: an account with passkeys must have confirmed with one, or
 * signed in, within the last five minutes. Accounts without passkeys, and callers without a session, pass.
 */
export const requireConfirmed = Effect.gen(function*() {
  const passkeys = yield* PasskeyStore
  const session = yield* currentSession
  const userId = yield* signedIn
  if (session === null || (yield* passkeys.list(userId)).length === 0) return
  const own = yield* sessionOf(userId, session)
  if (own === null || !isProven(own, yield* DateTime.now)) return yield* new ConfirmationRequired()
})
