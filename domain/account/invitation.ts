import { Schema } from "effect"
import { Email } from "./user.ts"

/** An address that may sign in for the first time where accounts are by invitation. It has no secret: the mailbox proves who it is. */
export const Invitation = Schema.Struct({ email: Email, invitedAt: Schema.DateTimeUtcFromString })
export type Invitation = typeof Invitation.Type
