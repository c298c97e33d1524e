import { Schema } from "effect"

export class NoSpeech extends Schema.TaggedError<NoSpeech>()("NoSpeech", {}) {
  readonly kind = "invalid"
  override readonly message = "No speech was found in the recording"
}

/** Every chunk failed, for this reason. */
export class NothingTranscribed extends Schema.TaggedError<NothingTranscribed>()("NothingTranscribed", {
  reason: Schema.String,
}) {
  readonly kind = "unavailable"
  override get message(): string {
    return `Transcription failed: the engine could not recognise any part of the recording (${this.reason})`
  }
}

/** Speech is missing without a reason, so the task must not count as complete. */
export class TranscriptIncomplete extends Schema.TaggedError<TranscriptIncomplete>()("TranscriptIncomplete", {}) {
  readonly kind = "unavailable"
  override readonly message = "Transcription failed: parts of the recording are missing for an unknown reason"
}
