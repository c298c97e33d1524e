import { Database } from "#adapters/postgres/database.ts"
import { Embedded } from "#adapters/postgres/pglite.ts"
import { Job, type JobKind, JobQueue } from "#domain/pipeline/job-queue.port.ts"
import { Cause, Effect, Layer, type Redacted, Schema } from "effect"
import { fromKysely, type PgBoss, type WorkHandler, type WorkOptions } from "pg-boss"
import { embeddedBoss, serverBoss } from "./boss.ts"
import { giveBack, keyOf, openJobsOf, recover, waitingOf } from "./job-table.ts"
import { type RunningJobs, runningJobs } from "./running-jobs.ts"

/** Above what any account may lose by having many jobs waiting. */
const proFirst = 1_000_000

const polling: WorkOptions = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 }

/** Accounts take turns: the more jobs of its own wait, the later a new one comes. */
const make = Effect.fnUntraced(function*(boss: PgBoss) {
  const db = yield* Database
  const workers = new Set<RunningJobs>()
  return JobQueue.of({
    enqueue: Effect.fn("JobQueue.enqueue")(function*(job) {
      yield* db.query(async (q) => {
        const priority = (job.priority ? proFirst : 0) - await waitingOf(q, job.kind, job.account)
        await boss.send(job.kind, { ...job }, {
          db: fromKysely(q),
          singletonKey: keyOf(job.taskId, job.attempt),
          group: { id: job.account },
          priority,
        })
      })
    }),
    cancel: Effect.fn("JobQueue.cancel")(function*(taskId) {
      const jobs = yield* db.query(async (q) => {
        const open = await openJobsOf(q, taskId)
        const cancels = open.map(({ id, name }) => boss.cancel(name, id, { db: fromKysely(q) }))
        await Promise.all(cancels)
        return open
      })
      for (const worker of workers) jobs.forEach(({ id }) => worker.interrupt(id))
    }),
    work: Effect.fnUntraced(function*<R>(
      kind: JobKind,
      parallel: number,
      handler: (job: Job) => Effect.Effect<void, never, R>,
    ) {
      const fork = Effect.runForkWith(yield* Effect.context<R>())
      const worker = runningJobs()
      const run: WorkHandler<object> = async ([job]) =>
        job && worker.watch(job.id, job.signal, fork(attempt(job.data, handler)))
      const begin = Effect.promise(() => boss.work<object>(kind, { ...polling, localConcurrency: parallel }, run))
      return yield* Effect.acquireUseRelease(
        Effect.andThen(Effect.sync(() => workers.add(worker)), begin),
        () => Effect.never,
        (id) => Effect.andThen(end(kind, id, worker), Effect.sync(() => workers.delete(worker))),
      )
    }),
  })

  function end(kind: JobKind, id: string, worker: RunningJobs): Effect.Effect<void> {
    return Effect.gen(function*() {
      const ended = boss.offWork(kind, { id, wait: true })
      worker.stop()
      yield* Effect.promise(() => ended)
      const unfinished = worker.unfinished()
      if (unfinished.length > 0) yield* db.query((q) => giveBack(q, unfinished))
    })
  }
})

const attempt = <R>(
  data: object,
  handler: (job: Job) => Effect.Effect<void, never, R>,
): Effect.Effect<void, never, R> =>
  Schema.decodeUnknownEffect(Job)(data).pipe(
    Effect.orDie,
    Effect.flatMap(handler),
    Effect.tapCause((cause) =>
      Cause.hasInterruptsOnly(cause) ? Effect.void : Effect.logError("A job failed and is tried again", cause)
    ),
  )

/** In the embedded database, where the jobs of a killed process are taken up at once. */
export const embedded: Layer.Layer<JobQueue, never, Database | Embedded> = Layer.effect(
  JobQueue,
  Effect.gen(function*() {
    const boss = yield* embeddedBoss(yield* Embedded)
    yield* (yield* Database).query(recover)
    return yield* make(boss)
  }),
)

/** On the server of DATABASE_URL, for any number of processes. The jobs of a killed one are taken up within 15 s. */
export const server = (url: Redacted.Redacted): Layer.Layer<JobQueue, never, Database> =>
  Layer.effect(JobQueue, Effect.flatMap(serverBoss(url), make))
