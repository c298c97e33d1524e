import { Email } from "#domain/account/user.ts"
import { UploadSink } from "#domain/intake/upload-sink.port.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import type { Upload } from "#domain/intake/upload.ts"
import { hearUploads } from "#domain/pipeline/jobs/hear-uploads.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { hearUpload } from "#domain/pipeline/steps/hear-upload.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { balanceOf } from "#domain/plan/shared/balance.ts"
import { ChunkCache } from "#domain/recognition/chunk-cache.port.ts"
import type { AudioChunk, Recognition } from "#domain/recognition/transcriber.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { keepUsers } from "#tests/support/a-scene.ts"
import { ada, at, bob } from "#tests/support/a-task.ts"
import { aUser } from "#tests/support/a-user.ts"
import { anUpload, arrived, uploadId } from "#tests/support/an-upload.ts"
import { hearing, jobOf, recordingId, startedAtNoon, usualSpeech } from "#tests/support/pipeline/a-recording.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Deferred, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"

const script = { ...usualSpeech, isInstalled: true }

const keyOf = ({ begin, end }: AudioChunk) => `${begin}-${end}`

/** Knows chunks by their places: there is no sound in these tests. */
const byPlace = Layer.sync(ChunkCache, () => {
  const known = new Map<string, Recognition>()
  return {
    isThere: () => Effect.succeed(true),
    find: (chunk) => Effect.sync(() => known.get(keyOf(chunk)) ?? null),
    keep: (chunk, _, recognition) => Effect.sync(() => void known.set(keyOf(chunk), recognition)),
  }
})

const arriving = (given: Partial<Upload> = {}) => arrived("sound", anUpload(1, { complete: false, ...given }))

/** Files are real, and need their turn. */
const turn = Effect.promise(() => new Promise(setImmediate))
const until = (condition: () => boolean) => Effect.repeat(turn, { until: condition })
const lookAgain = Effect.andThen(TestClock.adjust("2 seconds"), turn)

const transcript = Effect.flatMap(TranscriptStore, ({ get }) => get(recordingId))

/** Ada's recording is started at noon, and what is heard is known by its place. */
const withHeard = <A, E, R>(test: Effect.Effect<A, E, R>) => startedAtNoon(Effect.provide(test, byPlace))

describe("recognising uploads while they arrive", () => {
  it.effect("leaves nothing to recognise for the task that is made of one, with the same text", () =>
    Effect.gen(function*() {
      const usual = yield* withHeard(hearing(script, () => Effect.andThen(transcribeTask(jobOf(1)), transcript)))
      const early = yield* withHeard(
        hearing(script, ({ asked, options }) =>
          Effect.gen(function*() {
            const id = yield* arriving()
            const hears = yield* Effect.forkChild(hearUploads)
            yield* until(() => asked.length === 2)
            assert.deepInclude(options[0], { account: ada, recording: id, language: "auto", isAhead: true })
            yield* (yield* UploadSink).remove(id)
            yield* lookAgain
            yield* transcribeTask(jobOf(1))
            yield* Fiber.interrupt(hears)
            assert.lengthOf(asked, 2)
            return yield* transcript
          })),
      )
      assert.deepStrictEqual(early, usual)
    }))

  it.effect("stops when the upload has become a task or was removed, and when it falls silent", () =>
    Effect.gen(function*() {
      const stopped: Array<string> = []
      const endless = (name: string) => ({
        ...script,
        hear: () => Effect.onInterrupt(Effect.never, () => Effect.sync(() => stopped.push(name))),
      })
      yield* withHeard(hearing(endless("removed"), ({ asked }) =>
        Effect.gen(function*() {
          const id = yield* arriving()
          const hears = yield* Effect.forkChild(hearUploads)
          yield* until(() => asked.length === 2)
          yield* (yield* UploadSink).remove(id)
          yield* TestClock.adjust("2 seconds")
          yield* until(() => stopped.length === 2)
          yield* Fiber.interrupt(hears)
        })))
      yield* withHeard(hearing(endless("silent"), ({ asked }) =>
        Effect.gen(function*() {
          // Bytes have the time of the machine.
          yield* TestClock.setTime(Date.now())
          yield* arriving()
          const hears = yield* Effect.forkChild(hearUploads)
          yield* until(() => asked.length === 2)
          yield* TestClock.adjust("130 seconds")
          yield* until(() => stopped.length === 4)
          yield* Fiber.interrupt(hears)
        })))
      assert.deepStrictEqual(stopped, ["removed", "removed", "silent", "silent"])
    }))

  it.effect("goes on to the end of an upload that is complete, before there is a task", () =>
    withHeard(Effect.gen(function*() {
      const rest = yield* Deferred.make<void>()
      yield* hearing({ ...script, decoded: Deferred.await(rest) }, ({ asked }) =>
        Effect.gen(function*() {
          const id = yield* arriving()
          const hears = yield* Effect.forkChild(hearUploads)
          yield* until(() => asked.length === 1)
          yield* (yield* UploadStore).complete(id, { size: 5, expiresAt: at("2026-11-21T09:00:00.000Z") })
          yield* lookAgain
          yield* Deferred.succeed(rest, undefined)
          yield* until(() => asked.length === 2)
          yield* Fiber.interrupt(hears)
        }))
    })))

  it.effect("leaves alone what may be there before it has begun", () =>
    withHeard(hearing(script, ({ asked }) =>
      Effect.gen(function*() {
        yield* arriving({ createdAt: yield* DateTime.now })
        const hears = yield* Effect.forkChild(hearUploads)
        yield* Effect.repeat(turn, { times: 50 })
        assert.lengthOf(asked, 0)
        yield* Effect.repeat(lookAgain, { until: () => asked.length === 2 })
        yield* Fiber.interrupt(hears)
      }))))

  it.effect("hears recordings that are not complete, and nothing else", () =>
    withHeard(hearing(script, ({ asked, options }) =>
      Effect.gen(function*() {
        yield* keepUsers(aUser({ id: bob, email: Email.make("bob@example.org") }))
        yield* arriving({ id: uploadId(2), fileName: "notes.pdf" })
        yield* arriving({ id: uploadId(3), complete: true })
        yield* arriving({ ownerId: bob })
        const hears = yield* Effect.forkChild(hearUploads)
        yield* until(() => asked.length === 2)
        for (const _ of [1, 2, 3]) yield* lookAgain
        yield* Fiber.interrupt(hears)
        assert.deepStrictEqual(options.map(({ recording }) => recording), [uploadId(1), uploadId(1)])
      }))))

  it.effect.each(
    [
      ["of an account with minutes", script, false, 2],
      ["not where the engine is elsewhere", usualSpeech, false, 0],
      ["not of an account without minutes", script, true, 0],
    ] as const,
  )(
    "hears an upload %s",
    ([, heard, isSpent, chunks]) =>
      withHeard(hearing(heard, ({ asked }) =>
        Effect.gen(function*() {
          const { append } = yield* MinuteLedger
          const { month: { period }, monthly } = yield* balanceOf(aUser())
          const entry = { userId: ada, taskId: recordingId, attempt: 9, bucket: "monthly", period, note: null } as const
          yield* append([{ ...entry, kind: "reserved", minutes: isSpent ? -monthly : 0, source: "" }])
          yield* arriving()
          yield* hearUpload(anUpload(1, { complete: false }), Effect.void)
          assert.lengthOf(asked, chunks)
        }))),
  )

  it.effect("hears one upload of an account at a time", () =>
    withHeard(hearing({ ...script, hear: () => Effect.never }, ({ options }) =>
      Effect.gen(function*() {
        yield* arriving()
        yield* arriving({ id: uploadId(2) })
        const hears = yield* Effect.forkChild(hearUploads)
        yield* until(() => options.length > 0)
        for (const _ of [1, 2, 3]) yield* lookAgain
        yield* Fiber.interrupt(hears)
        assert.strictEqual(new Set(options.map(({ recording }) => recording)).size, 1)
      }))))
})
