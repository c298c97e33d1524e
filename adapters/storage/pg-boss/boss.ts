import { Lane } from "#domain/job/job.ts"
import { Effect, type Redacted, Redacted as Secret, type Scope } from "effect"
import { randomUUID } from "node:crypto"
import { type Clock, PgBoss, type QueueOptions, systemClock } from "pg-boss"

/** Long recordings take hours; a hanging job is abandoned after almost a day. */
const maxSeconds = 23 * 60 * 60

/** After a defect, a job is retried up to twenty times, after one second at first and up to five minutes later. */
const retries = { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 } as const

const queue: QueueOptions = {
  ...retries,
  expireInSeconds: maxSeconds,
  retentionSeconds: 14 * 24 * 60 * 60,
  deleteAfterSeconds: 60 * 60,
  /** Without a heartbeat for this long a process counts as dead; the minimum pg-boss allows. */
  heartbeatSeconds: 10,
}

/**
 * Counts on from the start of the process: pg-boss measures its waits, and if the machine's clock were set back, it
 * would not look after its jobs until that time had come again.
 */
const clock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/** Passed on to the driver, which reports a time-out; pg-boss then closes the connection. Milliseconds. */
const limits = (timeout: number) => ({ query_timeout: timeout, keepAlive: true })

/** Opens the queues. `lookAfter` monitors their jobs. */
export const openBoss = (url: Redacted.Redacted, timeout = 30_000): Effect.Effect<PgBoss, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.gen(function*() {
      const boss = new PgBoss({
        ...limits(timeout),
        clock,
        connectionString: Secret.value(url),
        max: 4,
        // A look at the table says when to supervise: see look-after.ts.
        supervise: false,
        monitorIntervalSeconds: 1,
        useListenNotify: true,
        schedule: false,
      })
      const log = Effect.runForkWith(yield* Effect.context())
      boss.on("error", (cause) => log(Effect.logError("Job queue", cause)))
      boss.on("warning", (warning) => log(Effect.logWarning("Job queue", warning)))
      yield* Effect.promise(() => boss.start())
      yield* Effect.forEach(Lane.literals, (lane) => prepared(boss, lane), { discard: true })
      return boss
    }),
    (boss) =>
      Effect.promise(async () => {
        await boss.stop({ graceful: false })
        // The driver does not wait until its connections are closed, and may still report that the database is ending.
        boss.removeAllListeners("error").on("error", () => undefined)
      }),
  )

/** Fetching once fills the caches of pg-boss; without them the first job sent inside a transaction would hang. */
const prepared = (boss: PgBoss, lane: Lane): Effect.Effect<void> =>
  Effect.promise(async () => {
    await boss.createQueue(lane, { ...queue, policy: "exclusive", notify: true })
    await boss.updateQueue(lane, { ...queue, notify: true })
    await boss.findJobs(lane, { id: randomUUID() })
  })
