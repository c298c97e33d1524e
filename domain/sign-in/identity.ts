import { Schema } from "effect"
import { Email } from "../account/user.ts"
import { UserId } from "../kernel/ids.ts"

/** A way into an account that was used before. */
export const Identity = Schema.Struct({
  issuer: Schema.String,
  subject: Schema.String,
  userId: UserId,
  /** As the issuer gave it last. */
  email: Schema.NullOr(Email),
  createdAt: Schema.DateTimeUtcFromString,
})
export type Identity = typeof Identity.Type
