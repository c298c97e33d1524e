import { Schema } from "effect"
import { Style } from "./summary-style.ts"

/** What the owner asked for when the task was made. */
export const TranscriptionOptions = Schema.Struct({
  /** ISO 639-1, or "auto". */
  language: Schema.String,
  /** Known number of speakers, or null to find out. */
  speakers: Schema.NullOr(Schema.Int),
  hotwords: Schema.Array(Schema.String),
  analyse: Schema.Boolean,
  style: Schema.NullOr(Style),
})
export type TranscriptionOptions = typeof TranscriptionOptions.Type
