import { Schema } from "effect"
import { TaskId } from "../task/task-id.ts"

/** Nothing that can recognise this language is installed, configured or reachable. */
export class EngineUnavailable extends Schema.TaggedError<EngineUnavailable>()("EngineUnavailable", {
  detail: Schema.String,
}) {
  readonly kind = "unavailable"
  override get message(): string {
    return `The engine for this work is not available: ${this.detail}`
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

/** The sound is still being prepared; it is there soon. */
export class WaveformNotReady extends Schema.TaggedError<WaveformNotReady>()("WaveformNotReady", { taskId: TaskId }) {
  readonly kind = "conflict"
  /** Seconds. */
  readonly retryAfter = 3
  override readonly message = "The waveform is not ready yet; ask again in a moment"
}

/** What was written has no sound. */
export class NoRecording extends Schema.TaggedError<NoRecording>()("NoRecording", { taskId: TaskId }) {
  readonly kind = "invalid"
  override readonly message = "This task was made of text and has no recording"
}
