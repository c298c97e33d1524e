import { Schema } from "effect"
import { Email } from "./user.ts"

/**
 * An address that may sign in for the first time if accounts are by invitation. It needs no secret: access to the
 * mailbox proves who it is.
 */
export const Invitation = Schema.Struct({ email: Email, invitedAt: Schema.DateTimeUtcFromString })
export type Invitation = typeof Invitation.Type
