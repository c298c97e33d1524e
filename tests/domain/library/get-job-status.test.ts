import { getJobStatus } from "#domain/library/use-cases/get-job-status.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Result, Stream } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { ada, asAda, at, aTask, aWork, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"

const id = taskId(1)
const work = (progress: number) =>
  aWork({ transcription: { step: "recognising", progress, startedAt: at("2026-11-20T11:00:00.000Z") } })
const running = (progress: number) => aTask({ id, transcription: { _tag: "Running" }, work: work(progress) })
const statuses = (wait: number) => Stream.runCollect(getJobStatus.stream({ taskId: id, wait }))
/** The same beside the test, which learns when the first part is there. */
const following = Effect.fnUntraced(function*(wait: number) {
  const first = yield* Deferred.make<void>()
  const parts = Stream.tap(getJobStatus.stream({ taskId: id, wait }), () => Deferred.succeed(first, undefined))
  return { first, fiber: yield* Effect.forkChild(Stream.runCollect(parts)) }
})
/** One after the other, so that what waits for each can go on. */
const seconds = (count: number) => Effect.replicateEffect(TestClock.adjust("1 second"), count, { discard: true })
const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.andThen(keepUsers(aUser()), test)).pipe(Effect.provide(asAda))

describe("library.getJobStatus", () => {
  it.effect("reports the progress at once", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(running(0.404))
      const found = yield* statuses(0)
      assert.lengthOf(found, 1)
      assert.deepInclude(found[0], { status: "transcribing", step: "recognising", percent: 40, isOver: false })
    })))

  it.effect("reports finished work and its failure without waiting", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(
        aTask({
          id,
          transcription: {
            _tag: "Failed",
            failure: { code: "NoSpeech", message: "No speech", description: "Nobody speaks" },
          },
        }),
      )
      assert.deepStrictEqual(yield* statuses(50), [{
        taskId: id,
        title: aTask().title,
        status: "failed",
        isOver: true,
        step: null,
        percent: null,
        errorCode: "NoSpeech",
        errorMessage: "No speech",
      }])
    })))

  it.effect("waits for the work to end", () =>
    scene(Effect.gen(function*() {
      const tasks = yield* TaskStore
      const events = yield* TaskEvents
      yield* keepTasks(running(0.1))
      const { first, fiber } = yield* following(50)
      yield* Deferred.await(first)
      yield* tasks.report(id, () => Result.succeed(work(0.6)))
      yield* events.publish({ taskId: id, owner: ada, kind: "progress" })
      yield* seconds(10)
      yield* cancelTask.run({ taskId: id })
      yield* seconds(10)
      const found = yield* Fiber.join(fiber)
      assert.deepStrictEqual([...new Set(found.map(({ percent }) => percent))], [10, 60, null])
      assert.deepStrictEqual(found.map(({ isOver }) => isOver), found.map((_, index) => index === found.length - 1))
    })))

  it.effect("stops waiting after the given time", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(running(0.1))
      const { first, fiber } = yield* following(7)
      yield* Deferred.await(first)
      yield* seconds(20)
      assert.isFalse((yield* Fiber.join(fiber)).at(-1)?.isOver)
    })))
})
