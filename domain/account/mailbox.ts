import type { Email } from "./user.ts"

const withoutDots = new Set(["gmail.com", "googlemail.com"])

/** What addresses of one mailbox have in common: `ada+news@…` is delivered to `ada@…`, and Gmail ignores dots. */
export const mailboxOf = (email: Email): string => {
  const at = email.lastIndexOf("@")
  const domain = email.slice(at + 1)
  const [name = ""] = email.slice(0, at).split("+")
  return `${withoutDots.has(domain) ? name.replaceAll(".", "") : name}@${domain}`
}
