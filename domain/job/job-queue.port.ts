import { Context, type Effect } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { Job, JobKind } from "./job.ts"

/**
 * Durable work. Delivery is at least once, also after a crash: handlers are idempotent.
 * Enqueuing joins the ambient transaction; a job already waiting or running is not doubled.
 */
export class JobQueue extends Context.Service<JobQueue, {
  readonly enqueue: (job: Job) => Effect.Effect<void>
  readonly cancel: (taskId: TaskId) => Effect.Effect<void>
  /** Runs the handler for every job of a kind until the scope closes; a defect retries the job, with back-off. */
  readonly work: <R>(
    kind: JobKind,
    parallel: number,
    handler: (job: Job) => Effect.Effect<void, never, R>,
  ) => Effect.Effect<never, never, R>
}>()("domain/pipeline/JobQueue") {}
