import { Schema } from "effect"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"

export const Speaker = Schema.Struct({ id: Schema.String, name: Schema.NonEmptyString }).annotate({
  identifier: "Speaker",
})
export type Speaker = typeof Speaker.Type

/** A speaker's name: 1 to 100 characters, not blank. */
export const SpeakerName = StorableText.check(notBlank, maxCharacters(100))
