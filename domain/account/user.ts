import { Schema } from "effect"
import { UserId } from "../kernel/ids.ts"
import { maxCharacters, StorableText } from "../kernel/text-rules.ts"
import { PlanName } from "./plan-name.ts"
import { Style } from "./summary-style.ts"

/** The pattern of an address, without the spaces around it. */
const writtenAddress = `[^\\s@<>"',;]+@([^\\s@<>"',;]+\\.[^\\s@<>"',;.]{2,}|localhost)`

/** An address as people write it, with spaces around it and in any case. */
export const WrittenEmail = StorableText.check(
  Schema.isPattern(new RegExp(`^\\s*${writtenAddress}\\s*$`, "u"), { rule: "email" }),
  maxCharacters(254),
)

/** Trimmed and in lower case. Must look like an address and have at most 254 characters. */
export const Email = StorableText.check(
  Schema.isPattern(new RegExp(`^${writtenAddress}$`, "u"), { rule: "email" }),
  maxCharacters(254),
).pipe(Schema.brand("Email"))
export type Email = typeof Email.Type

/** A phone number in E.164: a plus sign, the country code and the number. */
export const Phone = Schema.String.check(Schema.isPattern(/^\+[1-9]\d{6,14}$/u, { rule: "phone" })).pipe(
  Schema.brand("Phone"),
)
export type Phone = typeof Phone.Type

/** An account. It has an address, a number, or both. */
export const User = Schema.Struct({
  id: UserId,
  email: Schema.NullOr(Email),
  phone: Schema.NullOr(Phone),
  /** What others call this person; null for the name in the address. */
  username: Schema.NullOr(Schema.String),
  plan: PlanName,
  /** What it has whenever no subscription gives it another. */
  includedPlan: PlanName,
  /** ISO 639-1 language of AI summaries (`uiLanguage`: of the interface); null until chosen. */
  language: Schema.NullOr(Schema.String),
  uiLanguage: Schema.NullOr(Schema.String),
  /** How summaries are written by default; null for no style. */
  style: Schema.NullOr(Style),
  /** An IANA time zone; null until chosen. */
  timeZone: Schema.NullOr(Schema.String),
  /** The picture in the profile, as a data URL; null for letters. */
  avatar: Schema.NullOr(Schema.String),
  /** The version of the terms that the account agreed to; null if it was never asked. */
  termsVersion: Schema.NullOr(Schema.String),
  /** When usage months count from: the start of the paid time; null for the day of sign-up. */
  usageAnchor: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Usage months that begin then or later have no plan minutes, as they are not paid; null for no end. */
  minutesUntil: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** When the operator disabled it; null if it is enabled. */
  disabledAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  createdAt: Schema.DateTimeUtcFromString,
})
export type User = typeof User.Type

/**
 * What others see of an account: its chosen name, or else "ada.king@…" becomes Ada King. Addresses and full numbers
 * are never shown.
 */
export const nameOf = ({ username, email, phone }: Pick<User, "username" | "email" | "phone">): string =>
  username ?? (email === null ? maskedPhone(phone ?? "") : nameInAddress(email))

/** What the people of a task see of each other and share with: the address, or the number where accounts have numbers. */
export const identifierOf = (
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): string => email ?? phone ?? ""

/** +86138****8000: enough for its owner to know it. */
const maskedPhone = (phone: string): string => phone.replace(/^(.{3,6})\d{4}(\d{4})$/u, "$1****$2")

const nameInAddress = (email: Email): string =>
  email.slice(0, email.indexOf("@")).replaceAll(/[._+-]+/g, " ").trim()
    .replaceAll(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())

/** "138 0013 8000" and "+86 138-0013-8000" are +8613800138000: without a country, numbers are those of China. */
export const normalisePhone = (text: string): string => {
  const digits = text.replaceAll(/\D/gu, "")
  return /^1\d{10}$/u.test(digits) && !text.includes("+") ? `+86${digits}` : `+${digits}`
}

/** What is copied from a page or a list of contacts may bring marks that nobody sees, and that no mailbox has. */
export const normaliseEmail = (text: string): string => text.replaceAll(/\p{Cf}/gu, "").trim().toLowerCase()
