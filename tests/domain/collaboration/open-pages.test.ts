import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { watchTasks } from "#domain/library/use-cases/watch-tasks.ts"
import { getLinkedMedia } from "#domain/playback/use-cases/get-linked-media.ts"
import { getMediaLink } from "#domain/playback/use-cases/get-media-link.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { type Duration, Effect, Fiber, Queue, Stream } from "effect"
import { TestClock } from "effect/testing"
import { asBob, refusal } from "../../support/a-scene.ts"
import { add, addBob, id, remove, shared } from "./a-shared-scene.ts"

/** Lets all other fibers do what they can without the clock. */
const settled = Effect.repeat(Effect.yieldNow, { times: 100 })
const after = (time: Duration.Input) => settled.pipe(Effect.andThen(TestClock.adjust(time)), Effect.andThen(settled))

/** Bob's lists: which tasks they are notified of, and which are gone. */
const bobsLists = Effect.gen(function*() {
  const inbox = yield* Queue.unbounded<readonly [ReadonlyArray<string>, ReadonlyArray<string>]>()
  yield* watchTasks.stream({}).pipe(
    Stream.map(({ tasks, removed }) => [tasks.map(({ title }) => title), removed] as const),
    Stream.runForEach((update) => Queue.offer(inbox, update)),
    Effect.provide(asBob),
    Effect.forkScoped,
  )
  yield* after("5500 millis")
  yield* Queue.clear(inbox)
  return Effect.andThen(after("500 millis"), Queue.clear(inbox))
})

describe("the open pages of a collaborator", () => {
  it.effect("are notified of a task when it is shared, when it changes, and when that ends", () =>
    shared(() =>
      Effect.gen(function*() {
        const updates = yield* bobsLists
        yield* renameTask.run({ taskId: id, title: "Not Bob's yet" })
        assert.deepStrictEqual(yield* updates, [])
        const bobIs = yield* addBob
        assert.deepStrictEqual(yield* updates, [[["Not Bob's yet"], []]])
        yield* renameTask.run({ taskId: id, title: "Bob's too" })
        assert.deepStrictEqual(yield* updates, [[["Bob's too"], []]])
        yield* remove(bobIs)
        assert.deepStrictEqual(yield* updates, [[[], [id]]])
        yield* renameTask.run({ taskId: id, title: "Bob's no more" })
        assert.deepStrictEqual(yield* updates, [])
      })
    ).pipe(Effect.scoped))

  it.effect("are notified when the task is deleted", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* add()
        const updates = yield* bobsLists
        yield* deleteTasks.run({ taskIds: [id] })
        assert.deepStrictEqual(yield* updates, [[[], [id]]])
      })
    ).pipe(Effect.scoped))

  it.effect("of the task itself end with the access", () =>
    shared(() =>
      Effect.gen(function*() {
        const bobIs = yield* addBob
        const page = yield* watchTask.stream({ taskId: id, keep: true }).pipe(
          Stream.runDrain,
          Effect.provide(asBob),
          Effect.flip,
          Effect.forkScoped,
        )
        yield* settled
        yield* remove(bobIs)
        assert.strictEqual((yield* Fiber.join(page))._tag, "TaskNotFound")
      })
    ).pipe(Effect.scoped))

  it.effect("play no more from the link they had", () =>
    shared(() =>
      Effect.gen(function*() {
        const bobIs = yield* addBob
        const { url } = yield* Effect.provide(getMediaLink.run({ taskId: id, part: 0 }), asBob)
        const link = url.slice(url.lastIndexOf("/") + 1)
        const owners = (yield* getMediaLink.run({ taskId: id, part: 0 })).url
        yield* getLinkedMedia.run({ link })
        yield* remove(bobIs)
        assert.strictEqual(yield* refusal(getLinkedMedia.run({ link })), "ShareNotFound")
        yield* getLinkedMedia.run({ link: owners.slice(owners.lastIndexOf("/") + 1) })
      })
    ))
})
