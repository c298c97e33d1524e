import { Schema } from "effect"
import { notBlank } from "../kernel/rules.ts"

/** What people call a speaker: 1 to 100 characters, not only spaces. */
export const SpeakerName = Schema.String.check(
  notBlank,
  Schema.isMaxLength(100),
)
