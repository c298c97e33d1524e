import { MeetingStore } from "#domain/meeting/meeting-store.port.ts"
import { getMeeting } from "#domain/meeting/use-cases/get-meeting.ts"
import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { attendMeeting } from "#domain/pipeline/jobs/attend-meeting.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { Transcriber } from "#domain/recognition/transcriber.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { appendFileSync } from "node:fs"
import { noon, spentBy } from "../../support/a-scene.ts"
import { ending, event, failureOf, link, meetingOf, passing, scene, taskOf } from "../../support/meeting/attending.ts"
import { transcriberOf } from "../../support/pipeline/transcriber-of.ts"

const after = (seconds: number) => DateTime.add(noon, { seconds })

/** Let in at noon, out after a minute and a half; the recording comes 25 minutes later. */
const course: Parameters<typeof scene>[0] = (invitation) =>
  event({ _tag: "Sent", externalId: "bot_1" }).pipe(
    Stream.concat(event({ _tag: "LetIn" })),
    Stream.concat(passing(90)),
    Stream.concat(event({ _tag: "Alive", heard: 0 })),
    Stream.concat(event({ _tag: "Out", reason: "host-ended", at: after(90) })),
    Stream.concat(passing(25 * 60)),
    Stream.concat(
      Stream.fromEffectDrain(Effect.map(invitation.recordingFile, (path) => appendFileSync(path, "sound"))),
    ),
    Stream.concat(event({
      _tag: "Recorded",
      fileName: "a.mp3",
      turns: [{ begin: 0, end: 1650, name: "Anna" }, { begin: 1650, end: 4000, name: "Bob" }],
    })),
    Stream.concat(ending("host-ended")),
  )

describe("a meeting that a service attends", () => {
  it.effect("costs the time in it, not the length of its recording, nor the wait for that", () =>
    scene(course, (job) =>
      Effect.gen(function*() {
        yield* attendMeeting(job)
        assert.deepStrictEqual((yield* meetingOf(job)).endedAt, after(90))
        assert.strictEqual((yield* taskOf(job)).minutes, 2)
        // What was reserved for the meeting, whose recording has four seconds.
        assert.strictEqual(yield* spentBy(), 5)
        yield* transcribeTask({ ...job, kind: "transcribe" })
        assert.strictEqual((yield* taskOf(job)).transcription._tag, "Completed")
        assert.strictEqual(yield* spentBy(), 2)
      }), "attendee"))

  it.effect("is over while its recording is fetched: another guest may go there, and the server may stop", () =>
    scene((invitation, leave) =>
      invitation.externalId === null
        ? Stream.concat(Stream.takeUntil(course(invitation, leave), ({ _tag }) => _tag === "Out"), Stream.never)
        : Stream.concat(
          event({ _tag: "LetIn" }),
          Stream.concat(event({ _tag: "Out", reason: "alone", at: null }), Stream.never),
        ), (job) =>
      Effect.gen(function*() {
        const over = { state: "ended", reason: "host-ended", endedAt: after(90), elapsed: 90 } as const
        const ended = Effect.repeat(Effect.andThen(Effect.yieldNow, meetingOf(job)), {
          until: ({ state }) => state === "ended",
        })
        const first = yield* Effect.forkChild(attendMeeting(job))
        yield* ended
        assert.deepInclude(yield* getMeeting.run({ id: job.taskId }), over)
        yield* TestClock.adjust("20 minutes")
        assert.strictEqual(yield* spentBy(), 5)
        yield* Fiber.interrupt(first)
        const second = yield* Effect.forkChild(attendMeeting(job))
        yield* TestClock.adjust("10 minutes")
        assert.deepInclude(yield* getMeeting.run({ id: job.taskId }), over)
        assert.strictEqual(yield* spentBy(), 5)
        yield* joinMeeting.run({ link })
        yield* Fiber.interrupt(second)
      }), "attendee"))

  it.effect.each(
    [
      ["the service says when", after(300), 300],
      ["nobody knows when: after its last sign of life", null, 120],
      ["by a clock that is behind", after(-3600), 120],
      ["by a clock that is ahead", after(7200), 3600],
    ] as const,
  )("ended while the server was away: %s", ([, at, elapsed]) =>
    scene(
      () =>
        Stream.concat(
          event({ _tag: "LetIn" }),
          Stream.concat(event({ _tag: "Out", reason: "host-ended", at }), ending("host-ended")),
        ),
      (job) =>
        Effect.gen(function*() {
          const { modify } = yield* MeetingStore
          yield* modify(job.taskId, (one) => ({
            ...one,
            state: "inMeeting",
            externalId: "bot_1",
            joinedAt: noon,
            heartbeatAt: after(120),
          }))
          yield* TestClock.adjust("1 hour")
          yield* attendMeeting(job)
          assert.deepInclude(yield* getMeeting.run({ id: job.taskId }), { reason: "host-ended", elapsed })
        }),
      "attendee",
    ))

  it.effect("sends its bot away when something in the server fails", () => {
    const away: Array<string> = []
    const broken = Effect.map(MeetingStore, (store) => ({
      ...store,
      beat: () => Effect.die(new Error("a bug")),
    }))
    const bot = Stream.fromIterable(
      [{ _tag: "Sent", externalId: "bot_1" }, { _tag: "LetIn" }, { _tag: "Alive", heard: 0 }] as const,
    )
    return scene(
      () => Stream.concat(bot, Stream.never),
      (job) =>
        Effect.gen(function*() {
          yield* Effect.provideServiceEffect(attendMeeting(job), MeetingStore, broken)
          assert.strictEqual(yield* failureOf(job), "InternalError")
          assert.deepStrictEqual(away, ["bot_1"])
          assert.strictEqual(yield* spentBy(), 0)
        }),
      "attendee",
      (_, externalId) => Effect.sync(() => void away.push(externalId)),
    )
  })

  it.effect("sends the bot of an earlier run away when it cannot go on", () => {
    const away: Array<string> = []
    return scene(
      () => Stream.never,
      (job) =>
        Effect.gen(function*() {
          const { modify } = yield* MeetingStore
          yield* modify(job.taskId, (one) => ({ ...one, state: "inMeeting", externalId: "bot_1", joinedAt: noon }))
          const missing = Effect.fail(new EngineUnavailable({ detail: "no model" }))
          yield* Effect.provideService(attendMeeting(job), Transcriber, transcriberOf(() => missing))
          assert.strictEqual(yield* failureOf(job), "EngineUnavailable")
          assert.deepStrictEqual(away, ["bot_1"])
        }),
      "attendee",
      (_, externalId) => Effect.sync(() => void away.push(externalId)),
    )
  })
})
