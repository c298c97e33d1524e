import { DatabaseUnavailable } from "#domain/kernel/errors.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import type { MeetingEvent } from "#domain/meeting/meeting-guest.port.ts"
import { MeetingStore } from "#domain/meeting/meeting-store.port.ts"
import { getMeeting } from "#domain/meeting/use-cases/get-meeting.ts"
import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { leaveMeeting } from "#domain/meeting/use-cases/leave-meeting.ts"
import { attendMeeting } from "#domain/pipeline/jobs/attend-meeting.ts"
import { keepMinutes } from "#domain/pipeline/steps/keep-minutes.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { stopTask } from "#domain/task/shared/stop-task.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { noon, spentBy } from "../../support/a-scene.ts"
import { ada, at, taskId as another } from "../../support/a-task.ts"
import {
  ending,
  event,
  failureOf,
  joined,
  link,
  meetingOf,
  passing,
  scene,
  talk,
  taskOf,
  transcriptOf,
  turn,
} from "../../support/meeting/attending.ts"

const monthlyMinutes = 300
const spendAllBut = (left: number) =>
  Effect.flatMap(MinuteLedger, ({ append }) =>
    append([{
      userId: ada,
      taskId: another(9),
      attempt: 1,
      kind: "reserved",
      bucket: "monthly",
      period: "2026-11-01",
      minutes: left - monthlyMinutes,
      source: "",
      note: null,
    }]))

describe("a meeting, its minutes, and its second attempt", () => {
  it.effect("costs the minutes that it lasted, however long that was", () =>
    scene(
      (invitation) => Stream.concat(talk(invitation), Stream.concat(passing(40 * 60), ending("host-ended"))),
      (job) =>
        Effect.gen(function*() {
          yield* attendMeeting(job)
          assert.strictEqual(yield* spentBy(), 42)
          const entries = yield* (yield* MinuteLedger).ofAttempt(job.taskId, 1)
          assert.isAtMost(entries.length, 6)
        }),
    ))

  it.effect("leaves when the last minute of the account is used, and not before", () =>
    scene(() => Stream.never, (job) =>
      Effect.gen(function*() {
        yield* spendAllBut(12)
        const minutes = yield* Effect.forkChild(keepMinutes(yield* taskOf(job), noon))
        yield* TestClock.adjust("719 seconds")
        assert.isUndefined(minutes.pollUnsafe())
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* Fiber.join(minutes), "no-minutes")
        assert.strictEqual(yield* spentBy(), monthlyMinutes)
      })))

  it.effect("counts from the first time it was let in when a provider is attended again", () =>
    scene(
      (_, leave) =>
        Stream.concat(
          event({ _tag: "LetIn" }),
          Stream.fromEffect(Effect.as(leave, { _tag: "Ended", reason: "left" })),
        ),
      (job) =>
        Effect.gen(function*() {
          const { modify } = yield* MeetingStore
          const joinedAt = at("2026-11-20T12:00:00.000Z")
          yield* modify(job.taskId, (one) => ({ ...one, state: "inMeeting", externalId: "bot_1", joinedAt }))
          yield* TestClock.adjust("24 hours")
          const attending = yield* Effect.forkChild(attendMeeting(job))
          yield* joined(attending)
          assert.strictEqual((yield* meetingOf(job)).reason, "time-limit")
        }),
      "attendee",
    ))

  it.effect("stays in the meeting while the database is away", () => {
    let failures = 0
    const away = Effect.suspend(() => {
      failures += 1
      return Effect.die(new DatabaseUnavailable())
    })
    const flaky = Effect.map(MeetingStore, (store) => ({
      ...store,
      beat: (...given: Parameters<typeof store.beat>) => failures < 2 ? away : store.beat(...given),
    }))
    return scene(
      (invitation) => Stream.concat(talk(invitation), ending("host-ended")),
      (job) =>
        Effect.gen(function*() {
          const attending = yield* Effect.forkChild(
            Effect.provideServiceEffect(attendMeeting(job), MeetingStore, flaky),
          )
          yield* Effect.repeat(Effect.andThen(turn, Effect.andThen(TestClock.adjust("1 second"), meetingOf(job))), {
            until: ({ state }) => state === "ended",
          })
          yield* Fiber.join(attending)
          assert.strictEqual(failures, 2)
          assert.strictEqual((yield* meetingOf(job)).reason, "host-ended")
          assert.lengthOf((yield* transcriptOf(job)).segments, 2)
        }),
    )
  })

  it.effect("is over for the guest when the queue itself ends the work of a cancelled task", () =>
    scene((invitation) => Stream.concat(talk(invitation), Stream.never), (job) =>
      Effect.gen(function*() {
        const attending = yield* Effect.forkChild(attendMeeting(job))
        yield* Effect.repeat(Effect.andThen(turn, meetingOf(job)), {
          until: ({ tracks }) => tracks.length === 2,
        })
        const { transaction } = yield* UnitOfWork
        yield* transaction(stopTask(job.taskId))
        yield* Fiber.interrupt(attending)
        assert.deepInclude(yield* getMeeting.run({ id: job.taskId }), { state: "ended", reason: "left" })
        yield* joinMeeting.run({ link })
      })))

  it.effect("does not keep others out after it was cancelled on its way", () =>
    scene(() => Stream.never, (job) =>
      Effect.gen(function*() {
        yield* cancelTask.run({ taskId: job.taskId })
        assert.deepInclude(yield* getMeeting.run({ id: job.taskId }), { state: "ended", reason: "left" })
        yield* joinMeeting.run({ link })
      })))

  it.effect("has ended when something in the server fails", () =>
    scene(() => Stream.die("broken"), (job) =>
      Effect.gen(function*() {
        yield* attendMeeting(job)
        assert.strictEqual(yield* failureOf(job), "InternalError")
        assert.deepInclude(yield* meetingOf(job), { state: "ended", reason: "guest-crashed" })
      })))

  it.effect("goes to the meeting once more when it is started again, whatever happened before", () => {
    let visits = 0
    return scene(
      (invitation, leave) => {
        visits += 1
        return visits === 1
          ? Stream.fromEffect(Effect.as(leave, { _tag: "Ended", reason: "left" }))
          : Stream.concat(talk(invitation), ending("host-ended"))
      },
      (job) =>
        Effect.gen(function*() {
          const { taskId } = job
          yield* leaveMeeting.run({ id: taskId })
          const attending = yield* Effect.forkChild(attendMeeting(job))
          yield* joined(attending)
          assert.strictEqual(yield* failureOf(job), "TaskCancelled")
          yield* startTranscription.run({ taskId })
          assert.deepInclude(yield* getMeeting.run({ id: taskId }), { state: "joining", reason: null, endedAt: null })
          yield* attendMeeting({ ...job, attempt: 2 })
          assert.deepInclude(yield* getMeeting.run({ id: taskId }), { state: "ended", reason: "host-ended" })
          assert.lengthOf((yield* transcriptOf(job)).segments, 2)
        }),
    )
  })

  it.effect("can be called back before it sets out for the second time", () =>
    scene(
      (_, leave) =>
        Stream.fromEffect(Effect.as(leave, { _tag: "Ended", reason: "left" } as const)).pipe(
          Stream.timeoutOrElse({
            duration: "1 minute",
            orElse: () => Stream.succeed<MeetingEvent>({ _tag: "Ended", reason: "not-admitted" }),
          }),
        ),
      (job) =>
        Effect.gen(function*() {
          const { taskId } = job
          const first = yield* Effect.forkChild(attendMeeting(job))
          yield* joined(first)
          assert.strictEqual(yield* failureOf(job), "NotAdmitted")
          yield* startTranscription.run({ taskId })
          yield* leaveMeeting.run({ id: taskId })
          const second = yield* Effect.forkChild(attendMeeting({ ...job, attempt: 2 }))
          yield* joined(second)
          assert.deepInclude(yield* meetingOf(job), { state: "ended", reason: "left" })
        }),
    ))
})
