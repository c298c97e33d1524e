import { Schema } from "effect"

/** The steps of turning a recording into a transcript, in order; the first two are those of a video link, the next two those of a meeting. */
export const TranscriptionStep = Schema.Literals([
  "getting-link",
  "downloading",
  "joining",
  "attending",
  "probing",
  "normalising",
  "finding-speech",
  "recognising",
  "retrying-gaps",
  "diarizing",
  "assembling",
])
export type TranscriptionStep = typeof TranscriptionStep.Type

/** What went wrong, for people (`message`, `description`) and for programs (`code`, stable). */
export const Failure = Schema.Struct({ code: Schema.String, message: Schema.String, description: Schema.String })
export type Failure = typeof Failure.Type

export const Transcription = Schema.TaggedUnion({
  NotStarted: {},
  Waiting: { since: Schema.DateTimeUtcFromString },
  /** Progress is in `TaskWork`. */
  Running: {},
  Completed: { at: Schema.DateTimeUtcFromString },
  Failed: { failure: Failure },
})
export type Transcription = typeof Transcription.Type
