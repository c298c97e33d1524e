import { Schema } from "effect"
import { Email, Phone } from "./user.ts"

/**
 * An address or a number that may sign in for the first time if accounts are by invitation. It needs no secret: access
 * to the mailbox or the telephone proves who it is.
 */
export const Invitation = Schema.Struct({
  contact: Schema.Union([Email, Phone]),
  invitedAt: Schema.DateTimeUtcFromString,
})
export type Invitation = typeof Invitation.Type
