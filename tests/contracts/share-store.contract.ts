import { ShareStore } from "#domain/sharing/share-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aTask, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const on = { token: "abc", isOn: true }

export const shareStoreContract = (name: string, layer: Layer.Layer<ShareStore | TaskStore>): void => {
  describe(`ShareStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives the link that was last saved, of each task its own",
      Effect.gen(function*() {
        const shares = yield* ShareStore
        const tasks = yield* TaskStore
        for (const nth of [1, 2]) yield* tasks.insert(aTask({ id: taskId(nth) }))
        assert.isNull(yield* shares.get(taskId(1)))
        yield* shares.save(taskId(1), on)
        yield* shares.save(taskId(2), { token: "def", isOn: true })
        yield* shares.save(taskId(1), { token: "abc", isOn: false })
        assert.deepStrictEqual(yield* shares.get(taskId(1)), { token: "abc", isOn: false })
        assert.deepStrictEqual(yield* shares.get(taskId(2)), { token: "def", isOn: true })
      }),
    )

    behaves(
      "finds the task behind a link that is on, and shows it in lists",
      Effect.gen(function*() {
        const shares = yield* ShareStore
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask())
        yield* shares.save(taskId(1), on)
        assert.strictEqual(yield* shares.findTask("abc"), taskId(1))
        assert.strictEqual((yield* tasks.previews([taskId(1)])).get(taskId(1))?.shareToken, "abc")
        for (const wrong of ["", "ab", "abcd", "\u0000"]) assert.isNull(yield* shares.findTask(wrong))
        yield* shares.save(taskId(1), { token: "abc", isOn: false })
        assert.isNull(yield* shares.findTask("abc"))
        assert.isNull((yield* tasks.previews([taskId(1)])).get(taskId(1))?.shareToken ?? null)
      }),
    )

    behaves(
      "loses a link with its task, and saves none for a task that is gone",
      Effect.gen(function*() {
        const shares = yield* ShareStore
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask())
        yield* shares.save(taskId(1), on)
        yield* tasks.remove([taskId(1)])
        assert.isNull(yield* shares.get(taskId(1)))
        yield* shares.save(taskId(1), on)
        assert.isNull(yield* shares.findTask("abc"))
      }),
    )
  })
}
