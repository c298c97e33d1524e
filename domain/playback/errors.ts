import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"

/** The waveform is still being computed and will be ready soon. */
export class WaveformNotReady extends Schema.TaggedError<WaveformNotReady>()("WaveformNotReady", { taskId: TaskId }) {
  readonly kind = "conflict"
  /** Seconds. */
  readonly retryAfter = 3
  override readonly message = "The waveform is not ready yet; try again in a moment"
}

/** Text and documents have no recording. */
export class NoRecording extends Schema.TaggedError<NoRecording>()("NoRecording", { taskId: TaskId }) {
  readonly kind = "invalid"
  override readonly message = "This task was made from text and has no recording"
}
