import { Schema } from "effect"
import { ConversionId, DeliveryId, TaskId, UserId } from "../kernel/ids.ts"

/**
 * `playback` prepares what the player needs: a seekable file and the waveform. `retranscribe` is about a span. `embed` prepares
 * searching by meaning. `attend` is in a meeting. `fetch` gets the video of a link, and leaves the rest to `transcribe`.
 * `voices` recognises and keeps voices.
 */
export const JobKind = Schema.Literals([
  "attend",
  "fetch",
  "transcribe",
  "analyse",
  "playback",
  "retranscribe",
  "translate",
  "embed",
  "voices",
])
export type JobKind = typeof JobKind.Type

const shared = {
  attempt: Schema.Int,
  /** Accounts take turns. */
  account: UserId,
  /** Jobs with priority go first. */
  priority: Schema.Boolean,
}

/** Work on a task. */
export const Job = Schema.Struct({
  kind: JobKind,
  taskId: TaskId,
  ...shared,
  /** Short recordings have workers of their own, so that they do not wait for long ones. */
  isShort: Schema.optionalKey(Schema.Boolean),
  /** How often it has been put off because a service asked us to wait. */
  waits: Schema.optionalKey(Schema.Int),
})
export type Job = typeof Job.Type

/** Work on a conversion, which has no task. */
export const ConversionJob = Schema.Struct({ kind: Schema.Literal("convert"), conversionId: ConversionId, ...shared })
export type ConversionJob = typeof ConversionJob.Type

/** One attempt to tell a webhook of something. */
export const DeliveryJob = Schema.Struct({ kind: Schema.Literal("deliver"), deliveryId: DeliveryId, ...shared })
export type DeliveryJob = typeof DeliveryJob.Type

/** Everything that queues hold. */
export const AnyJob = Schema.Union([Job, ConversionJob, DeliveryJob])
export type AnyJob = typeof AnyJob.Type

/** What a job is about. */
export type JobSubject = TaskId | ConversionId | DeliveryId

export const subjectOf = (
  job:
    | Pick<Job, "kind" | "taskId">
    | Pick<ConversionJob, "kind" | "conversionId">
    | Pick<DeliveryJob, "kind" | "deliveryId">,
): JobSubject => job.kind === "convert" ? job.conversionId : job.kind === "deliver" ? job.deliveryId : job.taskId

/** The queue that a job waits in. */
export const Lane = Schema.Literals([...JobKind.literals, "short-transcribe", "convert", "deliver"])
export type Lane = typeof Lane.Type

/** The jobs of a lane. */
export type JobIn<L extends Lane> = {
  readonly [Each in Lane]: Each extends "convert" ? ConversionJob : Each extends "deliver" ? DeliveryJob : Job
}[L]

export const laneOf = (job: AnyJob): Lane =>
  job.kind === "transcribe" && job.isShort === true ? "short-transcribe" : job.kind

export const isIn = <L extends Lane>(lane: L, job: AnyJob): job is JobIn<L> => laneOf(job) === lane
