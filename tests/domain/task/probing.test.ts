import { moveTasks } from "#domain/folder/use-cases/move-tasks.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Logger } from "effect"
import { asBob, atNoon, keepTasks, refusal } from "../../support/a-scene.ts"
import { asAda, aTask, bob, taskId } from "../../support/a-task.ts"

/** What is logged while Ada has a task, and someone asks. */
const logged = <A, E, R>(asked: Effect.Effect<A, E, R>) => {
  const lines: Array<string> = []
  const logger = Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void lines.push(line))])
  const scene = atNoon(Effect.andThen(keepTasks(aTask({ id: taskId(1), title: "Secret plans" })), asked))
  return Effect.as(Effect.provide(scene, logger), lines).pipe(Effect.provideService(CallerNetwork, "203.0.113.7"))
}

describe("a caller who asks for a task of another account", () => {
  it.effect("is logged, with who, what and from where, and without content", () =>
    Effect.gen(function*() {
      const lines = yield* logged(Effect.provide(
        Effect.gen(function*() {
          assert.strictEqual(yield* refusal(getTask.run({ taskId: taskId(1) })), "TaskNotFound")
          assert.deepStrictEqual(yield* deleteTasks.run({ taskIds: [taskId(1)] }), { deleted: 0 })
          assert.deepStrictEqual(yield* moveTasks.run({ taskIds: [taskId(1)], folderId: null }), { moved: [] })
        }),
        asBob,
      ))
      assert.lengthOf(lines, 3)
      for (const line of lines) {
        for (const part of ["refused tasks of another account", bob, taskId(1), "203.0.113.7"]) {
          assert.include(line, part)
        }
        assert.notInclude(line, "Secret")
      }
    }))

  it.effect("is not logged for what does not exist, or is the caller's own", () =>
    Effect.gen(function*() {
      const lines = yield* logged(Effect.provide(
        Effect.gen(function*() {
          yield* getTask.run({ taskId: taskId(1) })
          assert.strictEqual(yield* refusal(getTask.run({ taskId: taskId(9) })), "TaskNotFound")
        }),
        asAda,
      ))
      assert.deepStrictEqual(lines, [])
    }))
})
