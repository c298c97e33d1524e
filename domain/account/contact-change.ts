import { DateTime, Schema } from "effect"
import { CollaboratorId, ContactChangeId, UserId } from "../kernel/ids.ts"
import { Contact, ContactKind } from "./contact.ts"

/** How long a change can be undone, and the contact it left is kept from others. */
export const undoLasts = { days: 7 } as const

/** What is proved: the address or number that the account has, or that it is to have. */
export const Side = Schema.Literals(["old", "new"])
export type Side = typeof Side.Type

/** An account's address or number that was replaced by another. */
export const ContactChange = Schema.Struct({
  id: ContactChangeId,
  userId: UserId,
  kind: ContactKind,
  /** Null if the operator gave the account its first. */
  from: Schema.NullOr(Contact),
  to: Contact,
  by: Schema.Literals(["owner", "operator"]),
  changedAt: Schema.DateTimeUtcFromString,
  /** Until then it can be undone, and nobody else may take `from`; at once in the past if it cannot. */
  undoUntil: Schema.DateTimeUtcFromString,
  undoneAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** What others share with the account, and went from `from` to `to` with it. */
  moved: Schema.Array(CollaboratorId),
})
export type ContactChange = typeof ContactChange.Type

/** Whether it can still be undone. */
export const isOpen = ({ undoUntil, undoneAt }: ContactChange, now: DateTime.Utc): boolean =>
  undoneAt === null && DateTime.isGreaterThan(undoUntil, now)
