import { Schema } from "effect"
import { ContactKind } from "../account/contact.ts"

/** Another account has the address or number: said only to someone who has proved that it is theirs. */
export class ContactTaken extends Schema.TaggedError<ContactTaken>()("ContactTaken", {}) {
  readonly kind = "conflict"
  override readonly message = "Another account already has this address or number; nothing was changed"
}

/** The account is known by something else. */
export class NothingToChange extends Schema.TaggedError<NothingToChange>()("NothingToChange", { what: ContactKind }) {
  readonly kind = "conflict"
  override get message(): string {
    return this.what === "email" ? "This account has no email address" : "This account has no phone number"
  }
}

export class ContactUnchanged extends Schema.TaggedError<ContactUnchanged>()("ContactUnchanged", {}) {
  readonly kind = "invalid"
  readonly params = { field: "to" }
  override readonly message = "to: must be another address or number than the account has"
}

export class ContactInvalid extends Schema.TaggedError<ContactInvalid>()("ContactInvalid", {}) {
  readonly kind = "invalid"
  readonly params = { field: "to" }
  override readonly message =
    "to: must be a valid email address, or a phone number of a country this server sends codes to"
}

/** It has expired, another one was begun, or the account has changed since. */
export class ContactChangeInvalid extends Schema.TaggedError<ContactChangeInvalid>()("ContactChangeInvalid", {}) {
  readonly kind = "gone"
  override readonly message = "This change has expired or was replaced by another; start again"
}

/** The link is unknown, older than seven days, or what it would undo has been undone or settled. */
export class UndoInvalid extends Schema.TaggedError<UndoInvalid>()("UndoInvalid", {}) {
  readonly kind = "gone"
  override readonly message = "There is nothing to undo: the link is invalid, older than seven days or was used"
}
