import { leaveMeeting } from "#domain/meeting/use-cases/leave-meeting.ts"
import { attendMeeting } from "#domain/pipeline/jobs/attend-meeting.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { spentBy } from "../../support/a-scene.ts"
import { at } from "../../support/a-task.ts"

import {
  ending,
  event,
  failureOf,
  meetingOf,
  scene,
  talk,
  taskOf,
  transcriptOf,
} from "../../support/meeting/attending.ts"

describe("a meeting that does not go as planned", () => {
  it.effect.each(
    [
      ["not-admitted", "NotAdmitted"],
      ["wrong-password", "WrongMeetingPassword"],
      ["link-expired", "MeetingExpired"],
      ["needs-login", "MeetingNeedsLogin"],
      ["service-failed", "JoinFailed"],
    ] as const,
  )("says why it was never in: %s", ([reason, code]) =>
    scene(() => ending(reason), (job) =>
      Effect.gen(function*() {
        yield* attendMeeting(job)
        assert.strictEqual(yield* failureOf(job), code)
        assert.strictEqual(yield* spentBy(), 0)
        assert.deepInclude(yield* meetingOf(job), { state: "ended", reason })
      })))

  it.effect("fails if nobody said anything, without a charge", () =>
    scene(() => Stream.concat(event({ _tag: "LetIn" }), ending("alone")), (job) =>
      Effect.gen(function*() {
        yield* attendMeeting(job)
        assert.strictEqual(yield* failureOf(job), "NoSpeech")
        assert.strictEqual(yield* spentBy(), 0)
      })))

  it.effect("leaves when its owner calls it back, from wherever that is", () =>
    scene(
      (invitation, leave) =>
        Stream.concat(talk(invitation), Stream.fromEffect(Effect.as(leave, { _tag: "Ended", reason: "left" }))),
      (job) =>
        Effect.gen(function*() {
          const attending = yield* Effect.forkChild(attendMeeting(job))
          yield* leaveMeeting.run({ id: job.taskId })
          yield* Effect.repeat(Effect.andThen(TestClock.adjust("1 second"), meetingOf(job)), {
            until: ({ state }) => state === "ended",
          })
          yield* Fiber.join(attending)
          assert.strictEqual((yield* meetingOf(job)).reason, "left")
          assert.lengthOf((yield* transcriptOf(job)).segments, 2)
        }),
    ))

  it.effect("is over for the guest when its task is cancelled, and everything goes back", () =>
    scene((invitation) => Stream.concat(talk(invitation), Stream.never), (job) =>
      Effect.gen(function*() {
        const attending = yield* Effect.forkChild(attendMeeting(job))
        yield* Effect.repeat(Effect.andThen(Effect.yieldNow, meetingOf(job)), {
          until: ({ tracks }) => tracks.length === 2,
        })
        yield* cancelTask.run({ taskId: job.taskId })
        yield* Effect.repeat(Effect.andThen(TestClock.adjust("5 seconds"), meetingOf(job)), {
          until: ({ state }) => state === "ended",
        })
        yield* Fiber.join(attending)
        assert.strictEqual(yield* failureOf(job), "TaskCancelled")
        assert.strictEqual(yield* spentBy(), 0)
      })))

  it.effect("sends the bot of a provider away when its task is cancelled, and leaves it when the server stops", () =>
    Effect.gen(function*() {
      const away: Array<string> = []
      const bot = Stream.concat(
        Stream.fromIterable([{ _tag: "Sent", externalId: "bot_1" }, { _tag: "LetIn" }] as const),
        Stream.never,
      )
      const until = (what: "stop" | "cancel") =>
        scene(
          () => bot,
          (job) =>
            Effect.gen(function*() {
              const attending = yield* Effect.forkChild(attendMeeting(job))
              yield* Effect.repeat(Effect.andThen(Effect.yieldNow, meetingOf(job)), {
                until: ({ joinedAt }) => joinedAt !== null,
              })
              if (what === "cancel") yield* cancelTask.run({ taskId: job.taskId })
              yield* Fiber.interrupt(attending)
            }),
          "attendee",
          (_, externalId) => Effect.sync(() => void away.push(externalId)),
        )
      yield* until("stop")
      assert.deepStrictEqual(away, [])
      yield* until("cancel")
      assert.deepStrictEqual(away, ["bot_1"])
    }))

  it.effect("keeps what was heard when the server is killed, and has then ended", () =>
    scene((invitation) => Stream.concat(talk(invitation), Stream.never), (job) =>
      Effect.gen(function*() {
        const attending = yield* Effect.forkChild(attendMeeting(job))
        yield* Effect.repeat(Effect.andThen(Effect.yieldNow, meetingOf(job)), {
          until: ({ heartbeatAt }) => heartbeatAt.epochMilliseconds >= at("2026-11-20T12:01:30.000Z").epochMilliseconds,
        })
        yield* Fiber.interrupt(attending)
        assert.strictEqual((yield* taskOf(job)).transcription._tag, "Running")
        yield* TestClock.adjust("10 minutes")
        yield* attendMeeting(job)
        assert.deepInclude(yield* meetingOf(job), { state: "ended", reason: "server-restarted" })
        assert.lengthOf((yield* transcriptOf(job)).segments, 2)
        assert.strictEqual(yield* spentBy(), 2)
      })))
})
