import { DateTime, Effect } from "effect"
import { RegistrationClosed, SignInLinkInvalid } from "../../account/errors.ts"
import { InvitationStore } from "../../account/invitation-store.port.ts"
import { SessionStore } from "../../account/session-store.port.ts"
import { findOrCreateUser } from "../../account/shared/find-or-create-user.ts"
import { UserStore } from "../../account/user-store.port.ts"
import type { Email } from "../../account/user.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { registrationBar } from "./registration-bar.ts"

/** The account a link is for. Call it inside a transaction: a refusal leaves the link usable. */
export const userOfLink = Effect.fnUntraced(function*(tokenHash: string) {
  const sessions = yield* SessionStore
  const users = yield* UserStore
  const link = yield* sessions.consumeLink(tokenHash, yield* DateTime.now)
  if (link === null) return yield* new SignInLinkInvalid()
  return (yield* users.findByEmail(link.email)) ?? (yield* register(link.email))
})

/** The rule may have changed since the link was sent. */
const register = Effect.fnUntraced(function*(email: Email) {
  const invitations = yield* InvitationStore
  if ((yield* registrationBar(email)) !== null) return yield* new RegistrationClosed()
  yield* limitNetwork("new accounts from a network")
  yield* invitations.remove(email)
  return yield* findOrCreateUser(email)
})
