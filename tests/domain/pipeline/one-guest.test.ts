import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { attendMeeting } from "#domain/pipeline/jobs/attend-meeting.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { refusal } from "../../support/a-scene.ts"
import { event, failureOf, link, meetingOf, scene, taskOf } from "../../support/meeting/attending.ts"

type Attend = Parameters<typeof scene>[0]

/** Nobody lets the first guests in; those after them stay until they are interrupted. */
const rejecting = (rejections: number) => {
  let visits = 0
  let inside = 0
  const attend: Attend = () => {
    visits += 1
    if (visits <= rejections) return event({ _tag: "Ended", reason: "not-admitted" })
    inside += 1
    return Stream.concat(event({ _tag: "LetIn" }), Stream.never)
  }
  return { attend, inside: () => inside }
}

const joinOnce = (written: string) => Effect.map(joinMeeting.run({ link: written }), ({ id: taskId }) => ({ taskId }))

describe("an account has one guest in a meeting", () => {
  const both = rejecting(2)
  it.effect("when two tasks of it are started again", () =>
    scene(both.attend, (job) =>
      Effect.gen(function*() {
        yield* attendMeeting(job)
        const other = { ...job, ...(yield* joinOnce(link)) }
        yield* attendMeeting(other)
        const again = [{ ...job, attempt: 2 }, { ...other, attempt: 2 }]
        yield* Effect.forEach(again, ({ taskId }) => startTranscription.run({ taskId }))
        const going = yield* Effect.forEach(again, (one) => Effect.forkChild(attendMeeting(one)))
        yield* Effect.repeat(Effect.andThen(Effect.yieldNow, Effect.forEach(again, failureOf)), {
          until: (codes) => codes.includes("AlreadyInMeeting"),
          times: 500,
        })
        assert.strictEqual(both.inside(), 1)
        const states = yield* Effect.forEach(again, (one) => Effect.map(meetingOf(one), ({ state }) => state))
        assert.deepStrictEqual(states.toSorted(), ["ended", "inMeeting"])
        yield* Effect.forEach(going, Fiber.interrupt)
      })))

  const first = rejecting(1)
  it.effect("when one is started again while another is there", () =>
    scene(first.attend, (job) =>
      Effect.gen(function*() {
        yield* attendMeeting(job)
        yield* joinMeeting.run({ link })
        yield* startTranscription.run({ taskId: job.taskId })
        yield* attendMeeting({ ...job, attempt: 2 })
        assert.strictEqual(yield* failureOf(job), "AlreadyInMeeting")
        assert.strictEqual(first.inside(), 0)
      })))

  const many = rejecting(1)
  it.effect("and three at a time, also if they are started again", () =>
    scene(many.attend, (job) =>
      Effect.gen(function*() {
        yield* attendMeeting(job)
        for (const room of ["a", "b", "c"]) yield* joinMeeting.run({ link: `https://meet.jit.si/${room}` })
        yield* startTranscription.run({ taskId: job.taskId })
        yield* attendMeeting({ ...job, attempt: 2 })
        assert.strictEqual(yield* failureOf(job), "TooManyMeetings")
        assert.strictEqual((yield* taskOf(job)).work.attempt, 2)
      })))

  it.effect("however its link is written", () =>
    scene(() => Stream.never, () =>
      Effect.gen(function*() {
        const pairs = [
          ["https://meet.google.com/abc-defg-hij", "https://meet.google.com/ABC-defg-hij?authuser=1"],
          ["https://meet.jit.si/Weekly%20Talk", "https://meet.jit.si/weekly%20talk?jwt=abc"],
        ] as const
        for (const [one, same] of pairs) {
          yield* joinMeeting.run({ link: one })
          assert.strictEqual(yield* refusal(joinMeeting.run({ link: same })), "AlreadyInMeeting", same)
        }
      })))
})
