import { Schema } from "effect"

/** No engine for this language is installed, configured or reachable. */
export class EngineUnavailable extends Schema.TaggedError<EngineUnavailable>()("EngineUnavailable", {
  detail: Schema.String,
}) {
  readonly kind = "unavailable"
  override get message(): string {
    return `No suitable engine is available: ${this.detail}`
  }
}

/** One chunk could not be recognised. `retry` says whether the same engine may succeed later. */
export class ChunkFailed extends Schema.TaggedError<ChunkFailed>()("ChunkFailed", {
  reason: Schema.Literals([
    "engine-died",
    "timed-out",
    "refused-key",
    "rate-limited",
    "remote-error",
    "unreadable-answer",
  ]),
  detail: Schema.String,
  retry: Schema.Boolean,
}) {
  readonly kind = "unavailable"
  override get message(): string {
    return `A part of the recording could not be transcribed (${this.reason}): ${this.detail}`
  }
}
