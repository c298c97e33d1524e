import { Schema } from "effect"
import { SessionId, TaskId, UserId } from "../kernel/ids.ts"

/** Admits one person to one document, for as long as it takes to connect. */
export const Ticket = Schema.fromJsonString(Schema.Struct({
  use: Schema.Literal("writing"),
  taskId: TaskId,
  epoch: Schema.Int,
  /** Null for the operator, who has no account. */
  userId: Schema.NullOr(UserId),
  /** Null for the operator, and for callers with a key. */
  session: Schema.NullOr(SessionId),
  name: Schema.String,
  isWriter: Schema.Boolean,
  /** Milliseconds since 1970. */
  until: Schema.Int,
}))
export type Ticket = typeof Ticket.Type

export const ticketText = Schema.encodeSync(Ticket)

/** Milliseconds. */
export const ticketLife = 60_000
