import { Schema } from "effect"
import { notBlank } from "../kernel/rules.ts"

export const Speaker = Schema.Struct({ id: Schema.String, name: Schema.NonEmptyString }).annotate({
  identifier: "Speaker",
})
export type Speaker = typeof Speaker.Type

/** A speaker's name: 1 to 100 characters, not blank. */
export const SpeakerName = Schema.String.check(notBlank, Schema.isMaxLength(100))
