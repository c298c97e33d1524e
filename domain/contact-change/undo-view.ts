import { Schema } from "effect"
import type { ContactChange } from "../account/contact-change.ts"
import { Contact, ContactKind, masked } from "../account/contact.ts"
import { maxCharacters, StorableText } from "../kernel/text-rules.ts"
import { wire, wireAs } from "../kernel/wire.ts"

/** The secret of the mailed link, or of a number that was proved again. */
export const UndoInput = wire({ token: StorableText.check(Schema.isMinLength(1), maxCharacters(128)) })

/** What an undo would do: the account gets `address` back and loses the one it has now, which is not shown in full. */
export const UndoView = wireAs("ContactUndo", {
  kind: ContactKind,
  address: Contact,
  replaces: Schema.String,
  changedAt: Schema.DateTimeUtcFromString,
  until: Schema.DateTimeUtcFromString,
})

export const undoViewOf = (
  { kind, changedAt, undoUntil }: ContactChange,
  address: Contact,
  current: Contact,
): typeof UndoView.Type => ({ kind, address, replaces: masked(current), changedAt, until: undoUntil })
