import { Schema } from "effect"
import { Style } from "../account/summary-style.ts"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"
import { Scenario } from "./scenario.ts"

/** What the owner chose when creating the task. */
export const TranscriptionOptions = Schema.Struct({
  /** ISO 639-1, or "auto". */
  language: Schema.String,
  /** Number of speakers, or null to detect it. */
  speakers: Schema.NullOr(Schema.Int),
  hotwords: Schema.Array(Schema.String),
  analyse: Schema.Boolean,
  style: Schema.NullOr(Style),
  /** The kind that the owner chose; null to detect it. */
  scenario: Schema.NullOr(Scenario),
})
export type TranscriptionOptions = typeof TranscriptionOptions.Type

/** A name or term to expect. */
export const Hotword = StorableText.check(notBlank, maxCharacters(100))
