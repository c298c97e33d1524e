import { Schema } from "effect"
import { TaskId, UserId } from "../kernel/ids.ts"

/**
 * `playback` prepares what the player needs: a seekable file and the waveform. `retranscribe` is about a span. `embed` prepares
 * searching by meaning.
 */
export const JobKind = Schema.Literals(["transcribe", "analyse", "playback", "retranscribe", "translate", "embed"])
export type JobKind = typeof JobKind.Type

export const Job = Schema.Struct({
  kind: JobKind,
  taskId: TaskId,
  attempt: Schema.Int,
  /** Accounts take turns. */
  account: UserId,
  /** Jobs with priority go first. */
  priority: Schema.Boolean,
  /** Short recordings have workers of their own, so that they do not wait for long ones. */
  isShort: Schema.optionalKey(Schema.Boolean),
  /** How often it has been put off because a service asked us to wait. */
  waits: Schema.optionalKey(Schema.Int),
})
export type Job = typeof Job.Type

/** The queue that a job waits in. */
export const Lane = Schema.Literals([...JobKind.literals, "short-transcribe"])
export type Lane = typeof Lane.Type

export const laneOf = ({ kind, isShort = false }: Job): Lane =>
  kind === "transcribe" && isShort ? "short-transcribe" : kind
