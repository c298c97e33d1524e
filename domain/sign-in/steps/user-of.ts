import { DateTime, Effect } from "effect"
import { RegistrationClosed } from "../../account/errors.ts"
import { InvitationStore } from "../../account/invitation-store.port.ts"
import { createAccount } from "../../account/shared/find-or-create-user.ts"
import { UserStore } from "../../account/user-store.port.ts"
import type { User } from "../../account/user.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { recordReferral } from "../../referral/shared/record-referral.ts"
import type { Entry } from "../entry.ts"
import { AddressNotAccepted, AddressNotVerified, SignInAttemptInvalid, TermsNotAgreed } from "../errors.ts"
import { IdentityStore } from "../identity-store.port.ts"
import type { ProvenIdentity } from "../proven-identity.ts"
import { callingClient } from "../shared/phone-tickets.ts"
import { Terms } from "../terms.port.ts"
import { registrationBar } from "./registration-bar.ts"

/** The account of an identity; the first time, that of its verified address or number, or a new one. */
export const userOf = Effect.fnUntraced(function*(proven: ProvenIdentity, entry: Entry) {
  const users = yield* UserStore
  const identities = yield* IdentityStore
  const known = yield* identities.find(proven.issuer, proven.subject)
  if (known === null) return yield* join(proven, entry)
  const user = yield* users.lock(known.userId)
  // Only now: an account that left its address meanwhile has left this identity with it.
  if ((yield* identities.find(proven.issuer, proven.subject))?.userId === user.id) return user
  return yield* new SignInAttemptInvalid()
})

const join = Effect.fnUntraced(function*(proven: ProvenIdentity, entry: Entry) {
  const { issuer, subject, email } = proven
  const identities = yield* IdentityStore
  const users = yield* UserStore
  const user = (yield* accountOf(proven)) ?? (yield* register(proven, entry))
  const { userId } = yield* identities.insert({
    issuer,
    subject,
    userId: user.id,
    email,
    createdAt: yield* DateTime.now,
  })
  const joined = yield* users.lock(userId)
  const isTheirs = proven.phone === null ? joined.email === email : joined.phone === proven.phone
  return isTheirs ? joined : yield* new SignInAttemptInvalid()
})

/** An account that already has this address or number. */
const accountOf = Effect.fnUntraced(function*({ email, phone, isEmailVerified }: ProvenIdentity) {
  const users = yield* UserStore
  if (phone !== null) return yield* users.findByPhone(phone)
  const found: User | null = email === null ? null : yield* users.findByEmail(email)
  if (found !== null && !isEmailVerified) return yield* new AddressNotVerified()
  return found
})

const register = Effect.fnUntraced(function*({ email, phone, isEmailVerified }: ProvenIdentity, entry: Entry) {
  const invitations = yield* InvitationStore
  const terms = yield* Terms
  if (phone === null && !isEmailVerified) return yield* new AddressNotVerified()
  const bar = yield* registrationBar({ email, phone })
  if (bar !== null) return yield* bar === "address" ? new AddressNotAccepted() : new RegistrationClosed()
  if (entry.termsVersion !== terms.version) return yield* new TermsNotAgreed({ version: terms.version })
  yield* limitNetwork("new accounts from a network")
  for (const contact of [email, phone]) if (contact !== null) yield* invitations.remove(contact)
  const user = yield* createAccount({ email, phone, termsVersion: terms.version })
  yield* recordReferral(user, { ...entry, client: yield* callingClient })
  return user
})
