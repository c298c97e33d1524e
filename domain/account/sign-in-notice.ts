import { Schema } from "effect"
import { UserId } from "../kernel/ids.ts"

/** A sign-in from a device that the account has not used before, to be announced to its owner. */
export const SignInNotice = Schema.Struct({
  id: Schema.String,
  userId: UserId,
  /** What the device says it is; null if it does not say. */
  label: Schema.NullOr(Schema.String),
  /** The country it came from, if a trusted proxy names it. */
  place: Schema.NullOr(Schema.String),
  signedInAt: Schema.DateTimeUtcFromString,
})
export type SignInNotice = typeof SignInNotice.Type
