import type { TaskId } from "#domain/kernel/ids.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { sweepOrphans } from "#domain/pipeline/jobs/sweep-orphans.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Order, Stream } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepTasks } from "../../support/a-scene.ts"
import { aTask, taskId } from "../../support/a-task.ts"

const day = 24 * 60 * 60 * 1000

const keep = Effect.fnUntraced(function*(...ids: ReadonlyArray<TaskId>) {
  const blobs = yield* BlobStore
  yield* Effect.forEach(ids, (id) => blobs.put(`task/${id}/source/0`, Uint8Array.of(1)), { discard: true })
})

/** Files are as old as the disk says, so it is the clock that moves. */
const sweepAfter = (days: number) =>
  Effect.gen(function*() {
    yield* TestClock.setTime(Date.now() + days * day)
    yield* sweepOrphans
    const blobs = yield* BlobStore
    const left = yield* Stream.runCollect(blobs.list("task"))
    return left.map(({ key }) => key.split("/")[1] ?? "").toSorted(Order.String)
  })

describe("stored files that belong to no task", () => {
  it.effect("are removed after a week; those of a task stay", () =>
    atNoon(Effect.gen(function*() {
      yield* keepTasks(aTask({ id: taskId(1) }))
      yield* keep(taskId(1), taskId(2))
      assert.deepStrictEqual(yield* sweepAfter(6), [taskId(1), taskId(2)])
      assert.deepStrictEqual(yield* sweepAfter(8), [taskId(1)])
    })))

  it.effect("stay when they are so many that the database may be the wrong one", () =>
    atNoon(Effect.gen(function*() {
      const ids = Array.from({ length: 12 }, (_, nth) => taskId(nth + 10))
      yield* keep(...ids)
      assert.deepStrictEqual(yield* sweepAfter(8), ids)
    })))

  it.effect("are left alone when their name is not that of a task", () =>
    atNoon(Effect.gen(function*() {
      const blobs = yield* BlobStore
      yield* blobs.put("task/notes/readme", Uint8Array.of(1))
      assert.deepStrictEqual(yield* sweepAfter(8), ["notes"])
    })))
})
