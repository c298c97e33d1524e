import { Database } from "#adapters/storage/postgres/database.ts"
import { JobQueue } from "#domain/job/job-queue.port.ts"
import { type AnyJob, isIn, laneOf } from "#domain/job/job.ts"
import { Effect, Layer, Queue } from "effect"
import { sql } from "kysely"

interface Queued {
  readonly job: AnyJob
  readonly transaction: string
}

/** Jobs of this process, in order, lost with it. As in the real queue, a job is there once its transaction is committed. */
export const layer = Layer.effect(
  JobQueue,
  Effect.gen(function*() {
    const db = yield* Database
    const jobs = {
      transcribe: yield* Queue.unbounded<Queued>(),
      "short-transcribe": yield* Queue.unbounded<Queued>(),
      attend: yield* Queue.unbounded<Queued>(),
      fetch: yield* Queue.unbounded<Queued>(),
      analyse: yield* Queue.unbounded<Queued>(),
      playback: yield* Queue.unbounded<Queued>(),
      retranscribe: yield* Queue.unbounded<Queued>(),
      translate: yield* Queue.unbounded<Queued>(),
      embed: yield* Queue.unbounded<Queued>(),
      convert: yield* Queue.unbounded<Queued>(),
      voices: yield* Queue.unbounded<Queued>(),
      deliver: yield* Queue.unbounded<Queued>(),
    }
    const current = db.query((q) => sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(q))
    const state = (transaction: string) =>
      db.query((q) => sql<{ state: string }>`select pg_xact_status(${transaction}::xid8) as state`.execute(q))
    const isCommitted = (transaction: string) =>
      Effect.repeat(Effect.map(state(transaction), ({ rows }) => rows[0]?.state), {
        until: (found) => found !== "in progress",
      }).pipe(Effect.map((found) => found === "committed"))
    return JobQueue.of({
      enqueue: (job) =>
        Effect.flatMap(
          current,
          ({ rows }) => Effect.asVoid(Queue.offer(jobs[laneOf(job)], { job, transaction: rows[0]?.id ?? "" })),
        ),
      cancel: () => Effect.void,
      load: Effect.succeed([]),
      work: (lane, _parallel, handler) =>
        Effect.forever(Effect.flatMap(
          Queue.take(jobs[lane]),
          ({ job, transaction }) =>
            Effect.flatMap(isCommitted(transaction), (is) => is && isIn(lane, job) ? handler(job) : Effect.void),
        )),
    })
  }),
)
