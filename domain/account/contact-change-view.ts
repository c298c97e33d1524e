import { wireAs } from "../kernel/wire.ts"
import { ContactChange } from "./contact-change.ts"

const { kind, from, to, by, changedAt, undoUntil, undoneAt } = ContactChange.fields

/** A change as the account and its operator see it. */
export const ContactChangeView = wireAs("ContactChange", { kind, from, to, by, changedAt, undoUntil, undoneAt })
export type ContactChangeView = typeof ContactChangeView.Type

export const contactChangeViewOf = (change: ContactChange): ContactChangeView => ({
  kind: change.kind,
  from: change.from,
  to: change.to,
  by: change.by,
  changedAt: change.changedAt,
  undoUntil: change.undoUntil,
  undoneAt: change.undoneAt,
})
