import { Lane } from "#domain/job/job.ts"
import { Effect, type Redacted, Redacted as Secret, type Scope } from "effect"
import { randomUUID } from "node:crypto"
import { type ConstructorOptions, PgBoss, type QueueOptions } from "pg-boss"

/** Long recordings take hours; a hanging job is abandoned after almost a day. */
const maxSeconds = 23 * 60 * 60

/** After a defect, a job is retried up to twenty times, after one second at first and up to five minutes later. */
const retries = { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 } as const

const queue: QueueOptions = {
  ...retries,
  expireInSeconds: maxSeconds,
  retentionSeconds: 14 * 24 * 60 * 60,
  deleteAfterSeconds: 60 * 60,
}

/** Seconds without a heartbeat after which a process counts as dead; the minimum pg-boss allows. */
const heartbeat = { heartbeatSeconds: 10 } as const

/** For a database that one process owns: the jobs it left active resume at its next start. */
export const embeddedBoss = (url: Redacted.Redacted): Effect.Effect<PgBoss, never, Scope.Scope> =>
  opened({ connectionString: Secret.value(url), max: 4 }, queue)

/** For a server: processes monitor each other by heartbeats. */
export const serverBoss = (url: Redacted.Redacted): Effect.Effect<PgBoss, never, Scope.Scope> =>
  opened(
    { connectionString: Secret.value(url), max: 4, superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 },
    { ...queue, ...heartbeat },
  )

const opened = (options: ConstructorOptions, queue: QueueOptions): Effect.Effect<PgBoss, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.gen(function*() {
      const boss = new PgBoss({ ...options, useListenNotify: true, schedule: false })
      const log = Effect.runForkWith(yield* Effect.context())
      boss.on("error", (cause) => log(Effect.logError("Job queue", cause)))
      boss.on("warning", (warning) => log(Effect.logWarning("Job queue", warning)))
      yield* Effect.promise(() => boss.start())
      yield* Effect.forEach(Lane.literals, (lane) => prepared(boss, lane, queue), { discard: true })
      return boss
    }),
    (boss) => Effect.promise(() => boss.stop({ graceful: false })),
  )

/** Fetching once fills the caches of pg-boss; without them the first job sent inside a transaction would hang. */
const prepared = (boss: PgBoss, lane: Lane, options: QueueOptions): Effect.Effect<void> =>
  Effect.promise(async () => {
    await boss.createQueue(lane, { ...options, policy: "exclusive", notify: true })
    await boss.updateQueue(lane, { ...options, notify: true })
    await boss.findJobs(lane, { id: randomUUID() })
  })
