import { Database } from "#adapters/storage/postgres/database.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { advance, cancel } from "#domain/task/transitions.ts"
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { sql } from "kysely"
import { at, aTask, aWork, taskId } from "../support/a-task.ts"
import { behavesLiveOn } from "../support/behaves.ts"
import * as databases from "../support/databases.ts"

const now = at("2026-11-20T10:00:00.000Z")

/** Succeeds once a statement waits for a lock that another transaction holds. */
const untilBlocked = Effect.flatMap(
  Database,
  ({ query }) =>
    query((q) =>
      sql<{ readonly waits: boolean }>`select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(q)
    ).pipe(Effect.repeat({ until: ({ rows }) => rows[0]?.waits === true })),
)

describe("TaskStore.report while the task is being changed", () => {
  const behaves = behavesLiveOn(Layer.provideMerge(PostgresTasks.layer, databases.postgres))

  behaves(
    "decides on the committed change, not on the task before it",
    Effect.gen(function*() {
      const tasks = yield* TaskStore
      const { transaction } = yield* Database
      const work = aWork({ attempt: 1 })
      yield* tasks.insert(aTask({ transcription: { _tag: "Running" }, work }))
      const isCancelled = yield* Deferred.make<void>()
      const mayCommit = yield* Deferred.make<void>()
      const change = yield* Effect.forkChild(transaction(
        tasks.modify(taskId(1), (task) => cancel(task, now)).pipe(
          Effect.andThen(Deferred.succeed(isCancelled, undefined)),
          Effect.andThen(Deferred.await(mayCommit)),
        ),
      ))
      yield* Deferred.await(isCancelled)
      const report = yield* Effect.forkChild(
        tasks.report(taskId(1), (task) => advance(task, 1, "recognising", 0.5, now)),
      )
      yield* untilBlocked
      yield* Deferred.succeed(mayCommit, undefined)
      yield* Fiber.join(change)
      assert.strictEqual((yield* Effect.flip(Fiber.join(report)))._tag, "Superseded")
      assert.deepStrictEqual((yield* tasks.get(taskId(1))).work, work)
    }),
  )
})
