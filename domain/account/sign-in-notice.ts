import { Schema } from "effect"
import { UserId } from "../kernel/ids.ts"

/** A sign-in from a device that the account has not used before, of which it is to be told. */
export const SignInNotice = Schema.Struct({
  id: Schema.String,
  userId: UserId,
  /** What the device says that it is; null if nothing. */
  label: Schema.NullOr(Schema.String),
  /** The country it came from, where a trusted proxy names it. */
  place: Schema.NullOr(Schema.String),
  signedInAt: Schema.DateTimeUtcFromString,
})
export type SignInNotice = typeof SignInNotice.Type
