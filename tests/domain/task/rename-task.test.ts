import { TaskStore } from "#domain/task/task-store.port.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepTasks } from "../../support/a-scene.ts"
import { asAda, aTask, taskId } from "../../support/a-task.ts"

const id = taskId(1)

/** What is called of the store while a task gets another title. */
const calls = (rename: typeof renameTask.run extends (input: infer I) => unknown ? I : never) =>
  Effect.gen(function*() {
    const called: Array<string> = []
    const store = yield* TaskStore
    const counted = new Proxy(store, {
      get: (target, name, receiver) => {
        called.push(String(name))
        return Reflect.get(target, name, receiver)
      },
    })
    yield* renameTask.run(rename).pipe(Effect.provideService(TaskStore, counted), Effect.provide(asAda))
    return called
  })

describe("task.renameTask", () => {
  it.effect("reads the task once, as it locks it, and what lists show of it", () =>
    atNoon(Effect.gen(function*() {
      yield* keepTasks(aTask({ title: "Before" }))
      assert.deepStrictEqual(yield* calls({ taskId: id, title: "After" }), ["modify", "previews"])
      assert.strictEqual((yield* (yield* TaskStore).get(id)).title, "After")
    })))
})
