import { Context, type DateTime, type Effect } from "effect"
import type { AnyJob, JobIn, JobSubject, Lane } from "./job.ts"

/** The jobs of a lane, in all processes. */
export interface LaneLoad {
  readonly lane: Lane
  /** Those that could begin now. */
  readonly waiting: number
  readonly running: number
  /** Since when the oldest of the waiting ones could have begun; null if none is waiting. */
  readonly oldestAt: DateTime.Utc | null
}

/**
 * Durable work. Delivery is at least once, even across crashes, so handlers must be idempotent.
 * Enqueuing joins the ambient transaction; a job that is already waiting or running is not added again.
 */
export class JobQueue extends Context.Service<JobQueue, {
  /** The job starts at once, or after this many milliseconds. */
  readonly enqueue: (job: AnyJob, after?: number) => Effect.Effect<void>
  readonly cancel: (subject: JobSubject) => Effect.Effect<void>
  /** Runs the handler for every job of a lane until the scope closes. After a defect the job is retried with back-off. */
  readonly work: <L extends Lane, R>(
    lane: L,
    parallel: number,
    handler: (job: JobIn<L>) => Effect.Effect<void, never, R>,
  ) => Effect.Effect<never, never, R>
  /** Every lane, in the order of `Lane`. What is put off until later is not waiting. */
  readonly load: Effect.Effect<ReadonlyArray<LaneLoad>>
}>()("domain/pipeline/JobQueue") {}
