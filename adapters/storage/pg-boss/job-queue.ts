import { Database } from "#adapters/storage/postgres/database.ts"
import { JobQueue } from "#domain/job/job-queue.port.ts"
import { AnyJob, isIn, type JobIn, type Lane, laneOf, subjectOf } from "#domain/job/job.ts"
import { currentTrace } from "#domain/kernel/trace-context.ts"
import { Cause, Effect, Layer, type Redacted, Schema } from "effect"
import { fromKysely, type PgBoss, type WorkOptions } from "pg-boss"
import { openBoss } from "./boss.ts"
import { handBack, keyOf, loadOf, openJobsOf, recover, waitingOf } from "./job-table.ts"
import { lookAfter } from "./look-after.ts"
import { observed } from "./observed-job.ts"
import { type RunningJobs, runningJobs } from "./running-jobs.ts"

/** More priority than any account can lose by having many jobs waiting. */
const proFirst = 1_000_000

/**
 * Each worker runs one job at a time, and fetches the next without delay. While PostgreSQL notifies it of new jobs,
 * it rarely polls.
 */
const polling: WorkOptions = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 60 }

/** Between two looks at the jobs. */
const pause = "1 second"

/** The workers of a lane in this process. */
interface Worker {
  readonly lane: Lane
  readonly jobs: RunningJobs
  /** Makes an idle one ask for a job. */
  readonly wakeOne: () => void
}

/** Accounts take turns: the more jobs of an account are waiting, the lower the priority of its next one. */
const make = Effect.fnUntraced(function*(boss: PgBoss) {
  const db = yield* Database
  const workers = new Set<Worker>()
  const look = yield* lookAfter(() => boss.supervise(), (due) => {
    for (const { lane, wakeOne } of workers) if (lane === due) wakeOne()
  })
  yield* Effect.forkScoped(Effect.forever(Effect.delay(survives(look), pause)))
  return JobQueue.of({
    enqueue: Effect.fn("JobQueue.enqueue")(function*(job, after = 0) {
      const trace = yield* currentTrace
      yield* db.query(async (q) => {
        const priority = (job.priority ? proFirst : 0) - await waitingOf(q, laneOf(job), job.account)
        await boss.send(laneOf(job), { ...job, ...trace !== null && { trace } }, {
          db: fromKysely(q),
          singletonKey: keyOf(subjectOf(job), job.attempt),
          group: { id: job.account },
          priority,
          ...(after > 0 && { startAfter: Math.ceil(after / 1000) }),
        })
      })
    }),
    cancel: Effect.fn("JobQueue.cancel")(function*(subject) {
      const jobs = yield* db.query(async (q) => {
        const open = await openJobsOf(q, subject)
        const cancels = open.map(({ id, name }) => boss.cancel(name, id, { db: fromKysely(q) }))
        await Promise.all(cancels)
        return open
      })
      for (const worker of workers) jobs.forEach(({ id }) => worker.jobs.interrupt(id))
    }),
    work: Effect.fnUntraced(function*<L extends Lane, R>(
      lane: L,
      parallel: number,
      handler: (job: JobIn<L>) => Effect.Effect<void, never, R>,
    ) {
      const fork = Effect.runForkWith(yield* Effect.context<R>())
      const jobs = runningJobs()
      const idle = new Set<string>()
      const wakeOne = (): void => Array.from(idle).slice(0, 1).forEach((id) => boss.notifyWorker(id))
      const worker = { lane, jobs, wakeOne }
      const begin = Effect.promise(async () => {
        const id: string = await boss.work<object>(lane, polling, async ([job]) => {
          boss.notifyWorker(id)
          idle.delete(id)
          wakeOne()
          if (job) {
            await jobs.run(job.id, job.signal, () => fork(attempt(lane, job.data, handler))).finally(() => idle.add(id))
          }
        })
        idle.add(id)
        return id
      })
      return yield* Effect.acquireUseRelease(
        Effect.andThen(
          Effect.sync(() => workers.add(worker)),
          Effect.all(Array.from({ length: parallel }, () => begin)),
        ),
        () => Effect.never,
        (ids) => Effect.andThen(end(lane, ids, jobs), Effect.sync(() => workers.delete(worker))),
      )
    }),
    load: Effect.withSpan(db.query(loadOf), "JobQueue.load"),
  })

  function end(lane: Lane, ids: ReadonlyArray<string>, jobs: RunningJobs): Effect.Effect<void> {
    return Effect.gen(function*() {
      const ended = ids.map((id) => boss.offWork(lane, { id, wait: true }))
      jobs.stop()
      yield* Effect.promise(() => Promise.all(ended))
      const unfinished = jobs.unfinished()
      if (unfinished.length > 0) yield* db.query((q) => handBack(q, unfinished))
    })
  }
})

const survives = (look: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.catchCause(
    look,
    (cause) => Cause.hasInterruptsOnly(cause) ? Effect.failCause(cause) : Effect.logError("Job queue", cause),
  )

const attempt = <L extends Lane, R>(
  lane: L,
  data: object,
  handler: (job: JobIn<L>) => Effect.Effect<void, never, R>,
): Effect.Effect<void, never, R> =>
  Schema.decodeUnknownEffect(AnyJob)(data).pipe(
    Effect.orDie,
    Effect.flatMap((job) => isIn(lane, job) ? handler(job) : Effect.die(`a job of another lane than ${lane}`)),
    Effect.tapCause((cause) =>
      Cause.hasInterruptsOnly(cause) ? Effect.void : Effect.logError("A job failed and will be retried", cause)
    ),
    observed(lane, data),
  )

/** In the embedded database; the jobs of a killed process resume as soon as it restarts. */
export const embedded = (url: Redacted.Redacted, timeout?: number): Layer.Layer<JobQueue, never, Database> =>
  Layer.effect(
    JobQueue,
    Effect.gen(function*() {
      const boss = yield* openBoss(url, timeout)
      yield* (yield* Database).query(recover)
      return yield* make(boss)
    }),
  )

/** On the server at DATABASE_URL, for any number of processes; the jobs of a killed one resume elsewhere within 15 s. */
export const server = (url: Redacted.Redacted, timeout?: number): Layer.Layer<JobQueue, never, Database> =>
  Layer.effect(JobQueue, Effect.flatMap(openBoss(url, timeout), make))
