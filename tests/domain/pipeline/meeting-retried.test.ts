import { MeetingStore } from "#domain/meeting/meeting-store.port.ts"
import { attendMeeting } from "#domain/pipeline/jobs/attend-meeting.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { Transcriber } from "#domain/recognition/transcriber.port.ts"
import { VoiceDetector } from "#domain/recognition/voice-detector.port.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { noon, spentBy } from "../../support/a-scene.ts"
import {
  ending,
  event,
  failureOf,
  meetingOf,
  passing,
  scene,
  talk,
  taskOf,
  transcriptOf,
} from "../../support/meeting/attending.ts"
import { brokenChunk } from "../../support/pipeline/scripted-speech.ts"
import { transcriberOf } from "../../support/pipeline/transcriber-of.ts"

type Job = Parameters<typeof attendMeeting>[0]

/** Anna and Bob talk, and then the host ends it. */
const whole: Parameters<typeof scene>[0] = (invitation) => Stream.concat(talk(invitation), ending("host-ended"))

const deaf = Effect.map(Transcriber, (one) => ({
  ...one,
  choose: (language: string) =>
    Effect.map(one.choose(language), (engine) => ({ ...engine, recognise: () => Effect.fail(brokenChunk) })),
}))

/** Starts the failed task again: its recording is transcribed, and nobody goes to the meeting. */
const secondTry = Effect.fnUntraced(function*(job: Job) {
  const { parts, minutes } = yield* taskOf(job)
  assert.deepStrictEqual(parts.map(({ duration }) => duration), [4])
  assert.strictEqual(minutes, 2)
  yield* startTranscription.run({ taskId: job.taskId })
  assert.strictEqual(yield* spentBy(), 2)
  yield* transcribeTask({ ...job, kind: "transcribe", attempt: 2 })
  assert.strictEqual((yield* taskOf(job)).transcription._tag, "Completed")
  assert.strictEqual(yield* spentBy(), 2)
  const { segments, speakers } = yield* transcriptOf(job)
  return segments.map(({ speakerId }) => speakers.find(({ id }) => id === speakerId)?.name)
})

describe("a meeting whose transcription failed", () => {
  it.effect("is not empty, has failed, and keeps the names of the call for another try", () =>
    scene(whole, (job) =>
      Effect.gen(function*() {
        yield* Effect.provideServiceEffect(attendMeeting(job), Transcriber, deaf)
        assert.strictEqual(yield* failureOf(job), "NothingTranscribed")
        assert.strictEqual(yield* spentBy(), 0)
        assert.deepStrictEqual(yield* secondTry(job), ["Anna", "Bob"])
      })))

  it.effect("keeps them also if speech was not found the first time", () => {
    let looks = 0
    const broken = Effect.map(VoiceDetector, (one) => ({
      ...one,
      detect: (...given: Parameters<typeof one.detect>) => looks++ < 2 ? Stream.die("broken") : one.detect(...given),
    }))
    return scene(whole, (job) =>
      Effect.gen(function*() {
        yield* Effect.provideServiceEffect(attendMeeting(job), VoiceDetector, broken)
        assert.strictEqual(yield* failureOf(job), "InternalError")
        assert.deepStrictEqual(yield* secondTry(job), ["Anna", "Bob"])
      }))
  })

  it.effect("keeps what was heard until something in the server failed", () =>
    scene((invitation) => Stream.concat(talk(invitation), Stream.die("broken")), (job) =>
      Effect.gen(function*() {
        yield* attendMeeting(job)
        assert.strictEqual(yield* failureOf(job), "InternalError")
        assert.deepInclude(yield* meetingOf(job), { state: "ended", reason: "guest-crashed" })
        assert.deepStrictEqual(yield* secondTry(job), ["Anna", "Bob"])
      })))

  it.effect("keeps what was heard before a restart, if the engine is then missing", () =>
    scene((invitation) => Stream.concat(talk(invitation), Stream.never), (job) =>
      Effect.gen(function*() {
        const attending = yield* Effect.forkChild(attendMeeting(job))
        yield* Effect.repeat(Effect.andThen(Effect.yieldNow, meetingOf(job)), {
          until: ({ heartbeatAt }) => heartbeatAt.epochMilliseconds - noon.epochMilliseconds >= 90_000,
          times: 5000,
        })
        yield* Fiber.interrupt(attending)
        const missing = Effect.fail(new EngineUnavailable({ detail: "no model" }))
        yield* Effect.provideService(attendMeeting(job), Transcriber, transcriberOf(() => missing))
        assert.strictEqual(yield* failureOf(job), "EngineUnavailable")
        assert.deepInclude(yield* meetingOf(job), { state: "ended", reason: "server-restarted" })
        assert.deepStrictEqual(yield* secondTry(job), ["Anna", "Bob"])
      })))
})

describe("a meeting of which no recording is left", () => {
  it.effect("says so when a service made none", () =>
    scene(
      () =>
        event({ _tag: "Sent", externalId: "bot_1" }).pipe(
          Stream.concat(event({ _tag: "LetIn" })),
          Stream.concat(passing(60)),
          Stream.concat(event({ _tag: "Out", reason: "host-ended", at: null })),
          Stream.concat(ending("service-failed")),
        ),
      (job) =>
        Effect.gen(function*() {
          yield* attendMeeting(job)
          assert.strictEqual(yield* failureOf(job), "MeetingNotRecorded")
          assert.deepInclude(yield* meetingOf(job), { state: "ended", reason: "host-ended" })
          assert.strictEqual(yield* spentBy(), 0)
        }),
      "attendee",
    ))

  it.effect("says so when the server that heard it is gone, and another takes up its work", () =>
    scene(
      () => Stream.never,
      (job) =>
        Effect.gen(function*() {
          const { modify } = yield* MeetingStore
          yield* modify(job.taskId, (one) => ({
            ...one,
            state: "inMeeting",
            joinedAt: noon,
            tracks: [{ track: 0, name: "Anna" }],
          }))
          yield* attendMeeting(job)
          assert.strictEqual(yield* failureOf(job), "MeetingNotRecorded")
        }),
    ))
})
