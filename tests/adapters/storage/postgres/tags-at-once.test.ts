import * as Minutes from "#adapters/storage/postgres/minute-ledger.ts"
import * as Tags from "#adapters/storage/postgres/tag-store.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import * as UnitOfWork from "#adapters/storage/postgres/unit-of-work.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import { TagStore } from "#domain/tag/tag-store.port.ts"
import { mergeTags } from "#domain/tag/use-cases/merge-tags.ts"
import { tagTasks } from "#domain/tag/use-cases/tag-tasks.ts"
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Result } from "effect"
import { atNoon, keepTasks, keepUsers } from "../../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../../support/a-task.ts"
import { aUser } from "../../../support/a-user.ts"
import * as databases from "../../../support/databases.ts"

const stores = Layer.mergeAll(Minutes.layer, Tags.layer, Tasks.layer, UnitOfWork.layer, Users.layer)

const put = (nth: number, name: string) => tagTasks.run({ taskIds: [taskId(nth)], add: [name] })

type Needs = Effect.Services<ReturnType<typeof put> | ReturnType<typeof mergeTags.run>>

/** How many of so many calls at once are not refused. */
const accepted = <A, E, R>(call: (nth: number) => Effect.Effect<A, E, R>, length = 200) =>
  Effect.map(
    Effect.all(Array.from({ length }, (_, nth) => Effect.result(call(nth))), { concurrency: "unbounded" }),
    (answers) => answers.filter(Result.isSuccess).length,
  )

it.effect("200 calls at once put one tag of a name on a file once, no more than 20 of several, and merge without harm", () =>
  atNoon(
    Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(aTask(), aTask({ id: taskId(2) }))
      assert.strictEqual(yield* accepted((nth) => put(1, `tag ${nth}`)), 20)
      assert.strictEqual(yield* accepted(() => put(2, "once")), 200)
      const { count, list, namesOf } = yield* TagStore
      assert.deepStrictEqual(yield* namesOf(taskId(2)), ["once"])
      assert.deepStrictEqual([...(yield* count(ada)).values()], Array.from({ length: 21 }, () => 1))
      const [into, ...others] = yield* list(ada)
      if (into === undefined) return assert.fail("there are some")
      const merging = (nth: number): Effect.Effect<unknown, unknown, Needs> =>
        nth % 2 === 0
          ? put(1, into.name)
          : mergeTags.run({ tagId: others[(nth - 1) / 2]?.id ?? into.id, into: into.id })
      assert.strictEqual(yield* accepted(merging, 2 * others.length), 2 * others.length)
      assert.deepStrictEqual(yield* namesOf(taskId(1)), [into.name])
    }).pipe(Effect.provide(Layer.provide(stores, databases.postgres))),
  ).pipe(Effect.provide(asAda)))
