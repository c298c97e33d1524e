import type { Email } from "./user.ts"

/** The other name of a domain whose mailboxes are the same. */
const sameAs = new Map([["googlemail.com", "gmail.com"]])

/** What addresses of one mailbox have in common: `ada+news@…` is delivered to `ada@…`, and Gmail ignores dots. */
export const mailboxOf = (email: Email): string => {
  const at = email.lastIndexOf("@")
  const written = email.slice(at + 1)
  const domain = sameAs.get(written) ?? written
  const [name = ""] = email.slice(0, at).split("+")
  return `${domain === "gmail.com" ? name.replaceAll(".", "") : name}@${domain}`
}
