import { attendTask } from "#domain/library/use-cases/attend-task.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { keepVoice } from "#domain/voice/use-cases/keep-voice.ts"
import { VoiceStore } from "#domain/voice/voice-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Stream } from "effect"
import { ada, taskId } from "../../support/a-task.ts"
import { listen, voiceScene } from "../../support/voice/a-voice-scene.ts"
import { fakeVoices } from "../../support/voice/fake-voice-embedder.ts"

const keep = keepVoice.run({ taskId: taskId(1), speakerId: "s1", isKept: true })
const kept = Effect.flatMap(VoiceStore, ({ list }) => list(ada))

describe("pipeline.recogniseVoices", () => {
  it.effect("does what was asked after it was killed, and once if it runs twice", () => {
    const fake = fakeVoices()
    fake.at.set(0, [1, 0, 0])
    return voiceScene(
      fake,
      Effect.gen(function*() {
        yield* keep
        const begun = yield* Deferred.make<void>()
        fake.before = Effect.andThen(Deferred.succeed(begun, undefined), Effect.never)
        const running = yield* Effect.forkChild(listen(1))
        yield* Deferred.await(begun)
        yield* Fiber.interrupt(running)
        assert.deepStrictEqual(yield* kept, [])
        fake.before = Effect.void
        yield* listen(1)
        yield* listen(1)
        assert.deepStrictEqual((yield* kept).map(({ samples }) => samples.length), [1])
      }),
    )
  })

  it.effect("says to those at the task that its voices have been compared", () => {
    const fake = fakeVoices()
    fake.at.set(0, [1, 0, 0])
    return voiceScene(
      fake,
      Effect.gen(function*() {
        yield* keep
        const said = yield* attendTask.stream({ taskId: taskId(1) }).pipe(
          Stream.filter(({ hasVoices }) => hasVoices),
          Stream.take(1),
          Stream.runCollect,
          Effect.forkChild,
        )
        yield* Effect.repeat(Effect.yieldNow, { times: 100 })
        yield* listen(1)
        assert.deepStrictEqual(yield* Fiber.join(said), [{ update: null, presence: null, hasVoices: true }])
      }),
    )
  })

  it.effect("keeps nothing of a voice that speaks too little", () => {
    const fake = fakeVoices()
    return voiceScene(
      fake,
      Effect.gen(function*() {
        yield* keep
        yield* listen(1)
        assert.deepStrictEqual(fake.heard, [2])
        assert.deepStrictEqual(yield* kept, [])
        assert.deepStrictEqual((yield* (yield* VoiceStore).ofTask(taskId(1))).wishes, [])
      }),
    )
  })

  it.effect("ends with its task, and keeps nothing of it", () => {
    const fake = fakeVoices()
    fake.at.set(0, [1, 0, 0])
    return voiceScene(
      fake,
      Effect.gen(function*() {
        yield* keep
        const begun = yield* Deferred.make<void>()
        fake.before = Effect.andThen(Deferred.succeed(begun, undefined), Effect.never)
        const running = yield* Effect.forkChild(listen(1))
        yield* Deferred.await(begun)
        yield* (yield* TaskStore).remove([taskId(1)])
        yield* (yield* TaskEvents).publish({ taskId: taskId(1), owner: ada, kind: "deleted" })
        assert.isTrue(Exit.isSuccess(yield* Fiber.await(running)))
        assert.deepStrictEqual(yield* kept, [])
        yield* listen(1)
      }),
    )
  })
})
