import { JobQueue } from "#domain/job/job-queue.port.ts"
import type { Job } from "#domain/job/job.ts"
import { Effect, Layer, Queue } from "effect"

/** Jobs of this process, in order, lost with it. */
export const layer = Layer.effect(
  JobQueue,
  Effect.gen(function*() {
    const jobs = {
      transcribe: yield* Queue.unbounded<Job>(),
      analyse: yield* Queue.unbounded<Job>(),
      playback: yield* Queue.unbounded<Job>(),
    }
    return JobQueue.of({
      enqueue: (job) => Effect.asVoid(Queue.offer(jobs[job.kind], job)),
      cancel: () => Effect.void,
      work: (kind, _parallel, handler) => Effect.forever(Effect.flatMap(Queue.take(jobs[kind]), handler)),
    })
  }),
)
