import { Schema } from "effect"
import { Email, Phone, type User } from "./user.ts"

/** By which of the two an account is reached and found again. */
export const ContactKind = Schema.Literals(["email", "phone"])
export type ContactKind = typeof ContactKind.Type

/** An address or a number. */
export const Contact = Schema.Union([Email, Phone])
export type Contact = typeof Contact.Type

export const isEmail = Schema.is(Email)
export const isPhone = Schema.is(Phone)

/** The account's own of this kind. */
export const contactOf = (user: Pick<User, "email" | "phone">, kind: ContactKind): Contact | null =>
  kind === "email" ? user.email : user.phone

/** n•••@example.org, +86•••8000: enough for its owner to know it, and too little for others to use it. */
export const masked = (contact: Contact): string => {
  const at = contact.lastIndexOf("@")
  return at === -1 ? `${contact.slice(0, 3)}•••${contact.slice(-4)}` : `${contact.slice(0, 1)}•••${contact.slice(at)}`
}
