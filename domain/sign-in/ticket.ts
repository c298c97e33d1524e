import { Schema } from "effect"

/** What a ticket is for. A ticket of one kind opens nothing of another. */
export const TicketKind = Schema.Literals([
  "oidc-attempt",
  "phone-code",
  "phone-login",
  "phone-access",
  "desktop-hand-off",
  "passkey-challenge",
  "human-check",
  "contact-change",
  "contact-code",
  "contact-undo",
])
export type TicketKind = typeof TicketKind.Type

/** Something short-lived that is used once, such as a code or an attempt to sign in. Secrets in it are hashed or sealed. */
export const Ticket = Schema.Struct({
  kind: TicketKind,
  /** What it is found by: the hash of its secret, or of the number that a code was sent to. */
  hash: Schema.String,
  /** The device it was made for; null if any may use it. */
  device: Schema.NullOr(Schema.String),
  payload: Schema.Record(Schema.String, Schema.NullOr(Schema.String)),
  /** How often it has been tried. */
  tries: Schema.Int,
  expiresAt: Schema.DateTimeUtcFromString,
})
export type Ticket = typeof Ticket.Type
