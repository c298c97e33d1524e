import { Schema } from "effect"
import { UserId } from "../kernel/ids.ts"
import { PlanName } from "./plan-name.ts"

/** Trimmed and in lower case. Must look like an address and have at most 254 characters. */
export const Email = Schema.String.check(
  Schema.isPattern(/^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;.]{2,}$|^[^\s@<>"',;]+@localhost$/, { rule: "email" }),
  Schema.isMaxLength(254),
).pipe(Schema.brand("Email"))
export type Email = typeof Email.Type

export const User = Schema.Struct({
  id: UserId,
  email: Email,
  plan: PlanName,
  /** ISO 639-1 language of AI summaries (`uiLanguage`: of the interface); null until chosen. */
  language: Schema.NullOr(Schema.String),
  uiLanguage: Schema.NullOr(Schema.String),
  createdAt: Schema.DateTimeUtcFromString,
})
export type User = typeof User.Type

export const normaliseEmail = (text: string): string => text.trim().toLowerCase()
