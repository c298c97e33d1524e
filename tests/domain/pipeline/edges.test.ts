import { StorageFull } from "#domain/kernel/errors.ts"
import { MediaTool } from "#domain/media/media-tool.port.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { Transcriber } from "#domain/recognition/transcriber.port.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { Failure } from "#domain/task/transcription.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { TestClock } from "effect/testing"
import { ada, asAda, at } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import {
  aRecording,
  chargedFor,
  hearing,
  jobOf,
  recordingId,
  startedAtNoon,
  usualSpeech,
} from "../../support/pipeline/a-recording.ts"
import { transcriberOf } from "../../support/pipeline/transcriber-of.ts"

const failureNow = Effect.gen(function*() {
  const tasks = yield* TaskStore
  const { transcription } = yield* tasks.get(recordingId)
  return transcription._tag === "Failed" ? transcription.failure : assert.fail(`it is ${transcription._tag}`)
})

const speakersNow = Effect.gen(function*() {
  const transcripts = yield* TranscriptStore
  const { segments, speakers } = yield* transcripts.get(recordingId)
  return { speakers: speakers.map(({ name }) => name), lines: segments.map(({ speakerId }) => speakerId) }
})

/** The failure that users see after the engine failed with a defect. */
const afterDefect = (defect: unknown): Effect.Effect<Failure> =>
  startedAtNoon(hearing({ ...usualSpeech, hear: () => Effect.die(defect) }, () =>
    Effect.gen(function*() {
      yield* transcribeTask(jobOf(1))
      assert.strictEqual(yield* chargedFor(1), 0)
      return yield* Effect.orDie(failureNow)
    }))).pipe(Effect.orDie)

describe("a task that cannot go on", () => {
  it.effect("because of a defect reveals nothing else, and costs nothing", () =>
    Effect.gen(function*() {
      const failure = yield* afterDefect(new Error("connection to 10.0.0.7 lost"))
      assert.strictEqual(failure.code, "InternalError")
      assert.notInclude(JSON.stringify(failure), "10.0.0.7")
    }))

  it.effect.each(
    [
      ["ENOSPC", Object.assign(new Error("write"), { code: "ENOSPC" })],
      ["ENOSPC inside", new Error("outer", { cause: Object.assign(new Error("write"), { code: "ENOSPC" }) })],
      ["PostgreSQL's 53100", Object.assign(new Error("could not extend file"), { code: "53100" })],
      ["the database's", new StorageFull()],
    ] as const,
  )("because the disk is full says so: %s", ([, defect]) =>
    Effect.map(afterDefect(defect), ({ code }) => {
      assert.strictEqual(code, "DiskFull")
    }))

  it.effect("because no engine is available names that, and returns the minutes", () =>
    startedAtNoon(hearing(usualSpeech, () =>
      Effect.gen(function*() {
        const missing = Effect.fail(new EngineUnavailable({ detail: "no model for eo" }))
        yield* Effect.provideService(transcribeTask(jobOf(1)), Transcriber, transcriberOf(() => missing))
        const { code, description } = yield* failureNow
        assert.strictEqual(code, "EngineUnavailable")
        assert.include(description, "npm run cli -- doctor")
        assert.strictEqual(yield* chargedFor(1), 0)
      }))))
})

describe("who spoke", () => {
  const turns = [{ begin: 0, end: 5000, label: "B" }, { begin: 5000, end: 12_000, label: "A" }]
  const inOneChunk = { ...usualSpeech, speech: [{ begin: 1000, end: 10_000 }], turns }

  it.effect("comes from the engine if it recognises the recording as one chunk", () =>
    startedAtNoon(hearing(inOneChunk, ({ diarized }) =>
      Effect.gen(function*() {
        yield* transcribeTask(jobOf(1))
        assert.isEmpty(diarized)
        assert.deepStrictEqual((yield* speakersNow).speakers, ["Speaker 1", "Speaker 2"])
      }))))

  it.effect("comes from the diarizer if there are several chunks", () =>
    startedAtNoon(hearing({ ...usualSpeech, turns }, ({ diarized }) =>
      Effect.gen(function*() {
        yield* transcribeTask(jobOf(1))
        assert.deepStrictEqual(diarized, [null])
        assert.deepStrictEqual(yield* speakersNow, { speakers: ["Speaker 1"], lines: ["speaker_1", "speaker_1"] })
      }))))

  it.effect("comes from the diarizer with the known number of speakers", () =>
    startedAtNoon(
      hearing(usualSpeech, ({ diarized }) =>
        Effect.map(transcribeTask(jobOf(1)), () => {
          assert.deepStrictEqual(diarized, [3])
        })),
      aUser(),
      aRecording({ options: { ...aRecording().options, speakers: 3 } }),
    ))

  it.effect.each([["by words", usualSpeech], ["against the engine's labels", inOneChunk]] as const)(
    "needs no diarizer for one known speaker: %s",
    ([, script]) =>
      startedAtNoon(
        hearing(script, ({ diarized }) =>
          Effect.gen(function*() {
            yield* transcribeTask(jobOf(1))
            assert.isEmpty(diarized)
            const { speakers, lines } = yield* speakersNow
            assert.deepStrictEqual(speakers, ["Speaker 1"])
            assert.isTrue(lines.length > 0 && lines.every((id) => id === "speaker_1"))
          })),
        aUser(),
        aRecording({ options: { ...aRecording().options, speakers: 1 } }),
      ),
  )
})

describe("the engine", () => {
  it.effect("receives the account and its priority", () =>
    startedAtNoon(hearing(usualSpeech, ({ options }) =>
      Effect.gen(function*() {
        yield* transcribeTask(jobOf(1, { priority: true }))
        const wanted = { language: "auto", hotwords: [], account: ada, recording: recordingId, priority: true }
        assert.deepStrictEqual(options, [wanted, wanted])
      }))))
})

describe("minutes", () => {
  it.effect("are not booked for a recording that was cancelled during decoding, even if the event was missed", () =>
    startedAtNoon(hearing({ ...usualSpeech, duration: 600_000 }, () =>
      Effect.gen(function*() {
        const media = yield* MediaTool
        const context = yield* Effect.context<Effect.Services<ReturnType<typeof cancelTask.run>>>()
        const cancelled = Effect.orDie(Effect.provide(cancelTask.run({ taskId: recordingId }), context))
        const slow = MediaTool.of({
          ...media,
          normalise: (...given) => Effect.andThen(cancelled, media.normalise(...given)),
        })
        yield* transcribeTask(jobOf(1)).pipe(
          Effect.provideService(MediaTool, slow),
          Effect.provideService(TaskEvents, { publish: () => Effect.void, subscribe: Stream.never }),
        )
        assert.strictEqual(yield* chargedFor(1), 0)
      }))).pipe(Effect.provide(asAda)))

  it.effect("of a recording that outlasts the usage month return to the month they came from", () =>
    startedAtNoon(hearing({ ...usualSpeech, duration: 600_000, speech: [] }, () =>
      Effect.gen(function*() {
        yield* TestClock.setTime(at("2026-12-01T00:00:01.000Z").epochMilliseconds)
        yield* transcribeTask(jobOf(1))
        assert.strictEqual((yield* failureNow).code, "NoSpeech")
        const ledger = yield* MinuteLedger
        assert.deepInclude(yield* ledger.sums(ada, "2026-11-01"), { monthly: 0, bonus: 0 })
        assert.deepInclude(yield* getUsage.run({}), { minutesUsed: 0, left: 300 })
      }))).pipe(Effect.provide(asAda)))
})
