import { Schema } from "effect"
import { TaskId, UserId } from "../kernel/ids.ts"

/** `playback` prepares what the player needs: a seekable file and the waveform. */
export const JobKind = Schema.Literals(["transcribe", "analyse", "playback"])
export type JobKind = typeof JobKind.Type

export const Job = Schema.Struct({
  kind: JobKind,
  taskId: TaskId,
  attempt: Schema.Int,
  /** Accounts take turns. */
  account: UserId,
  /** Jobs with priority go first. */
  priority: Schema.Boolean,
})
export type Job = typeof Job.Type
