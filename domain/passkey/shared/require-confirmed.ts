import { DateTime, Effect } from "effect"
import { SessionStore } from "../../account/session-store.port.ts"
import { currentSession, signedIn } from "../../account/shared/signed-in.ts"
import type { SessionId, UserId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { TicketStore } from "../../sign-in/ticket-store.port.ts"
import { ConfirmationRequired } from "../errors.ts"
import { PasskeyStore } from "../passkey-store.port.ts"

const confirmedFor = { minutes: 5 } as const

/**
 * Guards actions that would do harm on a page left open: an account with passkeys must have confirmed with one, or
 * signed in, within the last five minutes. Accounts without passkeys, and callers without a session, pass.
 */
export const requireConfirmed = Effect.gen(function*() {
  const passkeys = yield* PasskeyStore
  const session = yield* currentSession
  const userId = yield* signedIn
  if (session === null || (yield* passkeys.list(userId)).length === 0) return
  if (yield* isYoung(userId, session)) return
  const tickets = yield* TicketStore
  const ticket = yield* tickets.attempt("confirmation", yield* nameOf(session), yield* DateTime.now)
  if (ticket === null) return yield* new ConfirmationRequired()
})

/** Records that the person using this session has just confirmed. Returns when that expires. */
export const noteConfirmed = Effect.fnUntraced(function*(session: SessionId) {
  const tickets = yield* TicketStore
  const expiresAt = DateTime.add(yield* DateTime.now, confirmedFor)
  yield* tickets.save({
    kind: "confirmation",
    hash: yield* nameOf(session),
    device: null,
    payload: {},
    tries: 0,
    expiresAt,
  })
  return expiresAt
})

const nameOf = (session: SessionId) => Effect.flatMap(Secrets, ({ hash }) => hash(`confirmed ${session}`))

const isYoung = Effect.fnUntraced(function*(userId: UserId, session: SessionId) {
  const sessions = yield* SessionStore
  const now = yield* DateTime.now
  const own = (yield* sessions.list(userId, now)).find(({ id }) => id === session)
  return own !== undefined && DateTime.isGreaterThan(own.createdAt, DateTime.subtract(now, confirmedFor))
})
