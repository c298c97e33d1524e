import * as PgBossJobs from "#adapters/storage/pg-boss/job-queue.ts"
import { Database } from "#adapters/storage/postgres/database.ts"
import { JobQueue } from "#domain/job/job-queue.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Queue, Redacted } from "effect"
import { sql } from "kysely"
import { ada, taskId } from "../support/a-task.ts"
import * as databases from "../support/databases.ts"

const queue = Layer.unwrap(
  Effect.map(Effect.promise(databases.databaseUrl), (url) => PgBossJobs.server(Redacted.make(url))),
)

/** What a process does that has had no sign of life of another for too long. */
const handedOutAgain = Effect.flatMap(
  Database,
  (db) =>
    db.query((q) =>
      sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`
        .execute(q)
    ),
)

describe("a job whose signs of life were late", () => {
  it.live("is not run twice at the same time: the former run has ended before", () =>
    Effect.gen(function*() {
      const { work, enqueue } = yield* JobQueue
      const seen = yield* Queue.unbounded<string>()
      let runs = 0
      const endless = Effect.onInterrupt(
        Effect.never,
        () => Effect.andThen(Effect.sleep("300 millis"), Queue.offer(seen, "files removed")),
      )
      const worker = yield* Effect.forkChild(
        work("transcribe", 2, () => {
          runs += 1
          const rest = runs === 1 ? endless : Queue.offer(seen, "done")
          return Effect.andThen(Queue.offer(seen, "begun"), Effect.asVoid(rest))
        }),
      )
      yield* enqueue({ kind: "transcribe", taskId: taskId(1), attempt: 1, account: ada, priority: false })
      const begun = yield* Queue.take(seen)
      yield* handedOutAgain
      const rest = yield* Effect.forEach([2, 3, 4], () => Queue.take(seen))
      assert.deepStrictEqual([begun, ...rest], ["begun", "files removed", "begun", "done"])
      yield* Fiber.interrupt(worker)
    }).pipe(Effect.provide(Layer.provideMerge(queue, databases.postgres))))
})
