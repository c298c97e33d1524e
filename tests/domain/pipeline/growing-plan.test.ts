import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Stream } from "effect"
import { asAda } from "../../support/a-task.ts"
import {
  chargedFor,
  hearing,
  jobOf,
  recordingId,
  startedAtNoon,
  usualSpeech,
} from "../../support/pipeline/a-recording.ts"

const speech = Array.from({ length: 8 }, (_, nth) => ({ begin: 1000 + nth * 20_000, end: 10_000 + nth * 20_000 }))
const long = {
  ...usualSpeech,
  speech,
  hear: ({ begin, end }: { readonly begin: number; readonly end: number }) =>
    Effect.succeed(
      Array.from({ length: 7 }, (_, nth) => begin + 150 + nth * 1300).filter((at) => at < end)
        .map((at) => `word${at}@${at}`).join(" "),
    ),
}

/** The speech of the recording, the rest of it only once `go` completes. */
const haltingAfter = (count: number, go: Deferred.Deferred<void>) => () =>
  Stream.concat(
    Stream.fromIterable(speech.slice(0, count)),
    Stream.unwrap(Effect.as(Deferred.await(go), Stream.fromIterable(speech.slice(count)))),
  )

const chunks = Effect.gen(function*() {
  const works = yield* WorkStore
  return (yield* works.get(recordingId))?.chunks ?? []
})

const untilDone = (count: number) =>
  Effect.repeat(Effect.andThen(Effect.yieldNow, chunks), {
    until: (all) => all.filter(({ state }) => state === "done").length === count,
  })

const fraction = Effect.gen(function*() {
  const tasks = yield* TaskStore
  return (yield* tasks.get(recordingId)).work.transcription?.progress ?? 0
})

const transcript = Effect.gen(function*() {
  const transcripts = yield* TranscriptStore
  return yield* transcripts.get(recordingId)
})

const undisturbed = startedAtNoon(hearing(long, () => Effect.andThen(transcribeTask(jobOf(1)), transcript)))

describe("a recording whose speech is still being found", () => {
  it.effect("is recognised meanwhile, with the same text in the end", () =>
    Effect.gen(function*() {
      const go = yield* Deferred.make<void>()
      const text = yield* startedAtNoon(
        hearing({ ...long, detect: haltingAfter(4, go) }, () =>
          Effect.gen(function*() {
            const worker = yield* Effect.forkChild(transcribeTask(jobOf(1)))
            yield* untilDone(3)
            yield* Deferred.succeed(go, undefined)
            yield* Fiber.join(worker)
            return yield* transcript
          })),
      )
      assert.deepStrictEqual(text, yield* undisturbed)
    }))

  it.effect("is recognised while it is still being decoded", () =>
    Effect.gen(function*() {
      const go = yield* Deferred.make<void>()
      yield* startedAtNoon(
        hearing({ ...long, decoded: Deferred.await(go) }, () =>
          Effect.gen(function*() {
            const worker = yield* Effect.forkChild(transcribeTask(jobOf(1)))
            yield* untilDone(7)
            yield* Deferred.succeed(go, undefined)
            yield* Fiber.join(worker)
            assert.deepStrictEqual(yield* transcript, yield* undisturbed)
            assert.strictEqual(yield* chargedFor(1), 3)
          })),
      )
    }))

  it.effect("claims no more progress than the part that is planned", () =>
    Effect.gen(function*() {
      const go = yield* Deferred.make<void>()
      yield* startedAtNoon(
        hearing({ ...long, detect: haltingAfter(4, go) }, () =>
          Effect.gen(function*() {
            const worker = yield* Effect.forkChild(transcribeTask(jobOf(1)))
            yield* untilDone(3)
            const before = yield* Effect.repeat(Effect.andThen(Effect.yieldNow, fraction), {
              until: (now) => now > 0.1,
            })
            // Three chunks of three minutes reach to 0:50.
            assert.isAtMost(before, 0.1 + 0.8 * 51 / 180)
            yield* Fiber.interrupt(worker)
          })),
      )
    }))

  it.effect("is taken up by the next worker: no chunk is recognised twice, and none is missing", () =>
    Effect.gen(function*() {
      const never = yield* Deferred.make<void>()
      yield* startedAtNoon(Effect.gen(function*() {
        yield* hearing({ ...long, detect: haltingAfter(5, never) }, () =>
          Effect.gen(function*() {
            const worker = yield* Effect.forkChild(transcribeTask(jobOf(1)))
            yield* untilDone(4)
            yield* Fiber.interrupt(worker)
          }))
        yield* hearing(long, ({ asked }) =>
          Effect.gen(function*() {
            yield* transcribeTask(jobOf(1))
            assert.deepStrictEqual(asked.map(({ begin }) => begin).toSorted((a, b) => a - b), [
              80_700,
              100_700,
              120_700,
              140_700,
            ])
            assert.deepStrictEqual(yield* transcript, yield* undisturbed)
            assert.strictEqual(yield* chargedFor(1), 3)
          }))
      }))
    }))

  it.effect("can be cancelled at any time, without a charge", () =>
    Effect.gen(function*() {
      const never = yield* Deferred.make<void>()
      yield* startedAtNoon(
        hearing({ ...long, detect: haltingAfter(3, never) }, () =>
          Effect.gen(function*() {
            const worker = yield* Effect.forkChild(transcribeTask(jobOf(1)))
            yield* untilDone(2)
            yield* cancelTask.run({ taskId: recordingId })
            yield* Fiber.join(worker)
            assert.strictEqual(yield* chargedFor(1), 0)
          })),
      ).pipe(Effect.provide(asAda))
    }))
})
