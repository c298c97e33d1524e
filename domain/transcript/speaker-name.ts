import { Schema } from "effect"

/** What people call a speaker: 1 to 100 characters, not only spaces. */
export const SpeakerName = Schema.String.check(
  Schema.makeFilter((name) => name.trim() === "" ? "speaker name must not be empty" : undefined),
  Schema.isMaxLength(100),
)
