import { Schema } from "effect"
import { mailboxOf } from "../account/mailbox.ts"
import { Email } from "../account/user.ts"

/**
 * Why an address gets no account: it is on the list of refused ones, not on the list of allowed ones, or disposable.
 */
export const AddressFault = Schema.Literals(["denied", "not_allowed", "disposable"])
export type AddressFault = typeof AddressFault.Type

export interface AddressLists {
  /** If there are any, only these may. */
  readonly allow: ReadonlyArray<string>
  /** These may not, even if they are allowed. */
  readonly deny: ReadonlyArray<string>
  /** Whether a domain offers disposable addresses. */
  readonly isDisposable: (domain: string) => boolean
}

/** An address, a domain, or `*.domain` for its subdomains. */
export const AddressPattern = Schema.String.check(
  Schema.isPattern(/^([^\s@*,]+@[^\s@*,]+|(\*\.)?[^\s@*,]+\.[^\s@*,]+|localhost)$/u),
)

export const judgeAddress = ({ allow, deny, isDisposable }: AddressLists, email: Email): AddressFault | null => {
  const fits = (pattern: string): boolean => isFitting(pattern, email)
  if (deny.some(fits)) return "denied"
  if (allow.length > 0) return allow.some(fits) ? null : "not_allowed"
  return domainsOf(email).some(isDisposable) ? "disposable" : null
}

const isFitting = (pattern: string, email: Email): boolean => {
  if (pattern.includes("@")) return mailboxOf(Email.make(pattern)) === mailboxOf(email)
  return pattern.startsWith("*.") ? domainOf(email).endsWith(pattern.slice(1)) : domainOf(email) === pattern
}

const domainOf = (email: Email): string => email.slice(email.lastIndexOf("@") + 1)

/** The domain of an address and those above it, but not the top one: `a.b.example.org`, `b.example.org`, `example.org`. */
const domainsOf = (email: Email): ReadonlyArray<string> => {
  const labels = domainOf(email).split(".")
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."))
}
