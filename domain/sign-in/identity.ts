import { Schema } from "effect"
import { Email } from "../account/user.ts"
import { UserId } from "../kernel/ids.ts"

/** An identity that has been used to sign in to an account. */
export const Identity = Schema.Struct({
  issuer: Schema.String,
  subject: Schema.String,
  userId: UserId,
  /** As the issuer last reported it. */
  email: Schema.NullOr(Email),
  createdAt: Schema.DateTimeUtcFromString,
})
export type Identity = typeof Identity.Type
