import type { Email, Phone } from "../account/user.ts"

/**
 * Who a sign-in method says someone is. A person is identified by (issuer, subject), never by an address: addresses
 * change hands.
 */
export interface ProvenIdentity {
  /** Who says so: the address of an OpenID provider, or `email` and `phone` for what this server proved itself. */
  readonly issuer: string
  readonly subject: string
  readonly email: Email | null
  /** Whether the issuer has verified that the address is theirs. Only then may it lead to an existing account. */
  readonly isEmailVerified: boolean
  readonly phone: Phone | null
}

/** What this server proved by a link sent to the address. */
export const byEmail = (email: Email): ProvenIdentity => ({
  issuer: "email",
  subject: email,
  email,
  isEmailVerified: true,
  phone: null,
})

/** What this server proved by a code sent to the number. */
export const byPhone = (phone: Phone): ProvenIdentity => ({
  issuer: "phone",
  subject: phone,
  email: null,
  isEmailVerified: false,
  phone,
})
