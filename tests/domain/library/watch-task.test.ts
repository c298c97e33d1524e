import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { asBob, atNoon, keepTasks, refusal } from "../../support/a-scene.ts"
import { asAda, aTask, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import {
  aRecording,
  hearing,
  jobOf,
  recordingId,
  startedAtNoon,
  usualSpeech,
} from "../../support/pipeline/a-recording.ts"

const news = watchTask.stream({ taskId: recordingId })

describe("library.watchTask", () => {
  it.effect("reports a finished task at once, and ends", () =>
    atNoon(Effect.gen(function*() {
      yield* keepTasks(aTask())
      const told = yield* Stream.runCollect(watchTask.stream({ taskId: taskId(1) }))
      assert.deepStrictEqual(told.map(({ task, lines, isOver }) => [task.status, lines, isOver]), [
        ["completed", null, true],
      ])
    })).pipe(Effect.provide(asAda)))

  it.effect("reports a waiting task at once", () =>
    startedAtNoon(Effect.gen(function*() {
      const [first] = yield* Stream.runCollect(Stream.take(news, 1))
      assert.deepStrictEqual([first?.task.status, first?.lines, first?.isOver], ["queued", {
        reset: true,
        segments: [],
      }, false])
    })).pipe(Effect.provide(asAda)))

  it.effect("reports lines as they come, and ends with the transcription", () =>
    Effect.gen(function*() {
      const seen = yield* Deferred.make<void>()
      const halting = {
        ...usualSpeech,
        hear: (chunk: { readonly begin: number; readonly end: number }, time: number) =>
          chunk.begin < 50_000
            ? usualSpeech.hear(chunk, time)
            : Effect.andThen(Deferred.await(seen), usualSpeech.hear(chunk, time)),
      }
      const told = yield* startedAtNoon(
        hearing(halting, () =>
          Effect.gen(function*() {
            const watcher = yield* news.pipe(
              Stream.tap(({ lines }) =>
                (lines?.segments.length ?? 0) > 0 ? Deferred.succeed(seen, undefined) : Effect.void
              ),
              Stream.runCollect,
              Effect.forkChild,
            )
            yield* Effect.yieldNow
            yield* transcribeTask(jobOf(1))
            return yield* Fiber.join(watcher)
          })),
        aUser(),
        aRecording({ options: { ...aRecording().options, analyse: false } }),
      )
      const texts = told.flatMap(({ lines }) => lines?.segments.map(({ text }) => text) ?? [])
      assert.isTrue(texts.some((text) => text.includes("Word1000 ")), texts.join("\n"))
      const last = told.at(-1)
      assert.deepStrictEqual([last?.task.status, last?.isOver], ["completed", true])
      assert.isTrue(told.slice(0, -1).every(({ isOver }) => !isOver))
    }).pipe(Effect.provide(asAda)))

  it.effect("polls every five seconds in case it missed the end", () =>
    startedAtNoon(Effect.gen(function*() {
      const watcher = yield* Effect.forkChild(Stream.runCollect(news))
      yield* Effect.yieldNow
      yield* cancelTask.run({ taskId: recordingId })
      yield* TestClock.adjust("5 seconds")
      const told = yield* Fiber.join(watcher)
      assert.deepStrictEqual([told.at(-1)?.task.status, told.at(-1)?.isOver], ["failed", true])
    })).pipe(Effect.provide(asAda)))

  it.effect("reports nothing to other users", () =>
    startedAtNoon(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(Stream.runCollect(news)), "TaskNotFound")
    })).pipe(Effect.provide(asBob)))
})
