import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"

/** The sound is still being prepared; it is there soon. */
export class WaveformNotReady extends Schema.TaggedError<WaveformNotReady>()("WaveformNotReady", { taskId: TaskId }) {
  readonly kind = "conflict"
  /** Seconds. */
  readonly retryAfter = 3
  override readonly message = "The waveform is not ready yet; try again in a moment"
}

/** What was written has no sound. */
export class NoRecording extends Schema.TaggedError<NoRecording>()("NoRecording", { taskId: TaskId }) {
  readonly kind = "invalid"
  override readonly message = "This task was made from text and has no recording"
}
