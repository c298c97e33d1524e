import { Schema } from "effect"
import { TaskId, UserId } from "../kernel/ids.ts"

/** `playback` makes what the player of a page needs: a file it can seek in, and the waveform. */
export const JobKind = Schema.Literals(["transcribe", "analyse", "playback"])
export type JobKind = typeof JobKind.Type

export const Job = Schema.Struct({
  kind: JobKind,
  taskId: TaskId,
  attempt: Schema.Int,
  /** Whose work it is: accounts take turns. */
  account: UserId,
  /** Pro work goes first. */
  priority: Schema.Boolean,
})
export type Job = typeof Job.Type
