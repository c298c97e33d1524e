import { Schema } from "effect"
import { UserId } from "../kernel/ids.ts"
import { maxCharacters } from "../kernel/text-rules.ts"
import { PlanName } from "./plan-name.ts"
import { Style } from "./summary-style.ts"

const address = `[^\\s@<>"',;]+@([^\\s@<>"',;]+\\.[^\\s@<>"',;.]{2,}|localhost)`

/** An address as people write it, with spaces around it and in any case. */
export const WrittenEmail = Schema.String.check(
  Schema.isPattern(new RegExp(`^\\s*${address}\\s*$`, "u"), { rule: "email" }),
  maxCharacters(254),
)

/** Trimmed and in lower case. Must look like an address and have at most 254 characters. */
export const Email = Schema.String.check(
  Schema.isPattern(new RegExp(`^${address}$`, "u"), { rule: "email" }),
  maxCharacters(254),
).pipe(Schema.brand("Email"))
export type Email = typeof Email.Type

export const User = Schema.Struct({
  id: UserId,
  email: Email,
  plan: PlanName,
  /** ISO 639-1 language of AI summaries (`uiLanguage`: of the interface); null until chosen. */
  language: Schema.NullOr(Schema.String),
  uiLanguage: Schema.NullOr(Schema.String),
  /** How summaries are written by default; null for no wishes. */
  style: Schema.NullOr(Style),
  createdAt: Schema.DateTimeUtcFromString,
})
export type User = typeof User.Type

/** What others see of an account: "ada.king@…" is Ada King to them. Addresses are shown to nobody. */
export const nameOf = ({ email }: { readonly email: string }): string =>
  email.slice(0, email.indexOf("@")).replaceAll(/[._+-]+/g, " ").trim()
    .replaceAll(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())

export const normaliseEmail = (text: string): string => text.trim().toLowerCase()
