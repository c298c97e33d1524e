import { WorkFolder } from "#domain/job/work-folder.port.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { attendMeeting } from "#domain/pipeline/jobs/attend-meeting.ts"
import { trackFile } from "#domain/pipeline/steps/track-file.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { stopTask } from "#domain/task/shared/stop-task.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Result, Stream } from "effect"
import { writeFileSync } from "node:fs"
import { refusal, spentBy } from "../../support/a-scene.ts"
import {
  ending,
  event,
  failureOf,
  link,
  meetingOf,
  scene,
  talk,
  taskOf,
  transcriptOf,
  turn,
} from "../../support/meeting/attending.ts"

type Job = Parameters<typeof attendMeeting>[0]
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

/** Why the second attempt fails; one that is let in would stay. */
const refusedAgain = Effect.fnUntraced(function*(job: Job) {
  const attending = yield* Effect.forkChild(attendMeeting({ ...job, attempt: 2 }))
  const ended = Effect.sync(() => attending.pollUnsafe() !== undefined)
  yield* Effect.repeat(Effect.andThen(turn, ended), { until: (is) => is, times: 3000 })
  yield* Fiber.interrupt(attending)
  return yield* failureOf(job)
})

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
        yield* Effect.repeat(Effect.andThen(turn, Effect.forEach(again, failureOf)), {
          until: (codes) => codes.includes("AlreadyInMeeting") && both.inside() > 0,
          times: 5000,
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
        assert.strictEqual(yield* refusedAgain(job), "AlreadyInMeeting")
        assert.strictEqual(first.inside(), 0)
      })))

  let visits = 0
  it.effect("that hears nothing of an attempt before it, of which nothing is left once it was cancelled", () =>
    scene(
      (invitation) => Stream.concat(talk(invitation), visits++ === 0 ? Stream.never : ending("host-ended")),
      (job) =>
        Effect.gen(function*() {
          const folder = yield* WorkFolder
          const attending = yield* Effect.forkChild(attendMeeting(job))
          yield* Effect.repeat(Effect.andThen(turn, meetingOf(job)), {
            until: ({ tracks }) => tracks.length === 2,
            times: 5000,
          })
          const track = yield* folder.path(job, trackFile(0))
          assert.isTrue(yield* folder.exists(track))
          const { transaction } = yield* UnitOfWork
          yield* transaction(stopTask(job.taskId))
          yield* Fiber.interrupt(attending)
          assert.isFalse(yield* folder.exists(track))
          // As a server leaves it that was killed a moment later.
          writeFileSync(yield* folder.path(job, trackFile(0)), Buffer.alloc(320_000))
          const heard = yield* WorkStore
          yield* heard.plan(job.taskId, "scripted")
          yield* heard.extend(job.taskId, [{ begin: 0, end: 900, speech: [{ begin: 0, end: 800 }], track: 0 }])
          const old = { begin: 100, end: 700, text: "old", confidence: 1 }
          yield* heard.finish(job.taskId, 0, { words: [old], sentences: null, turns: null, language: "en" })
          yield* startTranscription.run({ taskId: job.taskId })
          yield* attendMeeting({ ...job, attempt: 2 })
          assert.deepInclude(yield* taskOf(job), { duration: 4 })
          const { segments } = yield* transcriptOf(job)
          assert.deepStrictEqual(segments.map(({ text }) => text), ["So we begin now.", "Wait please."])
        }),
    ))

  const many = rejecting(1)
  it.effect("and three at a time, also if they are started again", () =>
    scene(many.attend, (job) =>
      Effect.gen(function*() {
        yield* attendMeeting(job)
        for (const room of ["a", "b", "c"]) yield* joinMeeting.run({ link: `https://meet.jit.si/${room}` })
        yield* startTranscription.run({ taskId: job.taskId })
        assert.strictEqual(yield* refusedAgain(job), "TooManyMeetings")
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

  it.effect("of forty that ask at once, and leaves no minutes behind", () =>
    scene(() => Stream.never, (job) =>
      Effect.gen(function*() {
        yield* cancelTask.run({ taskId: job.taskId })
        const all = yield* Effect.forEach(
          Array.from({ length: 40 }, () => joinMeeting.run({ link })),
          (asked) => Effect.result(asked),
          { concurrency: "unbounded" },
        )
        const joined = all.filter(Result.isSuccess)
        assert.lengthOf(joined, 1)
        const refusals = all.filter(Result.isFailure).map(({ failure }) => failure._tag)
        assert.deepStrictEqual([...new Set(refusals)], ["AlreadyInMeeting"])
        yield* Effect.forEach(joined, ({ success }) => cancelTask.run({ taskId: success.id }))
        assert.strictEqual(yield* spentBy(), 0)
      })))
})
