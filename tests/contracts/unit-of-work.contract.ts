import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, type Layer, Result } from "effect"
import { aTask, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const titles = Effect.gen(function*() {
  const { items } = yield* (yield* TaskStore).list({ owner: null, folderId: null }, "newest", { page: 1, pageSize: 10 })
  return items.map(({ title }) => title).toSorted()
})

const insert = (nth: number, title: string) =>
  Effect.flatMap(TaskStore, (tasks) => tasks.insert(aTask({ id: taskId(nth), title })))

/** What every UnitOfWork must do. */
export const unitOfWorkContract = (name: string, layer: Layer.Layer<UnitOfWork | TaskStore>): void => {
  describe(`UnitOfWork: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "keeps everything of a success",
      Effect.gen(function*() {
        const { transaction } = yield* UnitOfWork
        assert.strictEqual(
          yield* transaction(insert(1, "A").pipe(Effect.andThen(insert(2, "B")), Effect.as("done"))),
          "done",
        )
        assert.deepStrictEqual(yield* titles, ["A", "B"])
      }),
    )

    behaves(
      "keeps nothing of a refusal, a defect or an interruption",
      Effect.gen(function*() {
        const { transaction } = yield* UnitOfWork
        const refusal = yield* transaction(insert(1, "A").pipe(Effect.andThen(Effect.fail("no")))).pipe(Effect.flip)
        const defect = yield* transaction(insert(2, "B").pipe(Effect.andThen(Effect.die("broken")))).pipe(Effect.exit)
        const begun = yield* Deferred.make<void>()
        const wait = Deferred.succeed(begun, undefined).pipe(Effect.andThen(Effect.never))
        const fiber = yield* Effect.forkChild(transaction(insert(3, "C").pipe(Effect.andThen(wait))))
        yield* Deferred.await(begun)
        yield* Fiber.interrupt(fiber)
        assert.strictEqual(refusal, "no")
        assert.isTrue(Exit.isFailure(defect))
        assert.deepStrictEqual(yield* titles, [])
      }),
    )

    behaves(
      "lets nested calls join, also those of a store",
      Effect.gen(function*() {
        const { transaction } = yield* UnitOfWork
        const tasks = yield* TaskStore
        yield* insert(1, "A")
        const rename = tasks.modify(taskId(1), (task) => Result.succeed({ ...task, title: "B" }))
        const nested = transaction(rename).pipe(Effect.andThen(transaction(insert(2, "C"))))
        yield* transaction(nested.pipe(Effect.andThen(Effect.fail("no")))).pipe(Effect.flip)
        assert.deepStrictEqual(yield* titles, ["A"])
      }),
    )

    behaves(
      "keeps others out of what is not finished",
      Effect.gen(function*() {
        const { transaction } = yield* UnitOfWork
        const begun = yield* Deferred.make<void>()
        const work = insert(1, "A").pipe(
          Effect.andThen(Deferred.succeed(begun, undefined)),
          Effect.andThen(Effect.forEach(Array.from({ length: 5 }), () => titles)),
          Effect.andThen(Effect.fail("no")),
        )
        const fiber = yield* Effect.forkChild(Effect.flip(transaction(work)))
        yield* Deferred.await(begun)
        yield* insert(2, "B")
        yield* Fiber.join(fiber)
        assert.deepStrictEqual(yield* titles, ["B"])
      }),
    )
  })
}
