import { Email } from "#domain/account/user.ts"
import { JobQueue } from "#domain/job/job-queue.port.ts"
import { resumeUnfinished } from "#domain/pipeline/jobs/resume-unfinished.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { textOf } from "#domain/transcript/transcript.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { ada, asAda, at, aTask, aWork, bob, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import {
  chargedFor,
  hearing,
  jobOf,
  recordingId,
  startedAtNoon,
  usualSpeech,
} from "../../support/pipeline/a-recording.ts"
import { brokenChunk } from "../../support/pipeline/scripted-speech.ts"

const textNow = Effect.gen(function*() {
  const transcripts = yield* TranscriptStore
  return textOf(yield* transcripts.get(recordingId))
})

const broken = { ...usualSpeech, hear: () => Effect.fail(brokenChunk) }

describe("a retry", () => {
  it.effect("after every chunk failed ends with the complete text, charged once", () =>
    Effect.gen(function*() {
      const undisturbed = yield* startedAtNoon(
        hearing(usualSpeech, () => Effect.andThen(transcribeTask(jobOf(1)), textNow)),
      )
      const retried = yield* startedAtNoon(Effect.gen(function*() {
        yield* hearing(broken, () => transcribeTask(jobOf(1)))
        assert.strictEqual(yield* chargedFor(1), 0)
        const { retryCount } = yield* startTranscription.run({ taskId: recordingId })
        assert.strictEqual(retryCount, 1)
        yield* hearing(usualSpeech, () => transcribeTask(jobOf(2)))
        assert.strictEqual(yield* chargedFor(2), 3)
        return yield* textNow
      }))
      assert.strictEqual(retried.split(/\s+/).length, 14)
      assert.strictEqual(retried, undisturbed)
    }).pipe(Effect.provide(asAda)))

  it.effect("recognises only the chunks that were not done", () =>
    startedAtNoon(Effect.gen(function*() {
      const half = {
        ...usualSpeech,
        hear: (chunk: { begin: number; end: number }, time: number) =>
          chunk.begin > 50_000 ? Effect.die("the power went") : usualSpeech.hear(chunk, time),
      }
      yield* hearing(half, () => transcribeTask(jobOf(1)))
      const works = yield* WorkStore
      assert.deepStrictEqual((yield* works.get(recordingId))?.chunks.map(({ state }) => state), ["done", "pending"])
      yield* startTranscription.run({ taskId: recordingId })
      yield* hearing(usualSpeech, ({ asked }) =>
        Effect.map(transcribeTask(jobOf(2)), () => {
          assert.deepStrictEqual(asked.map(({ begin }) => begin > 50_000), [true])
        }))
      assert.strictEqual((yield* textNow).split(/\s+/).length, 14)
    })).pipe(Effect.provide(asAda)))

  it.effect("by another engine makes a new plan and recognises everything", () =>
    startedAtNoon(Effect.gen(function*() {
      yield* hearing(broken, () => transcribeTask(jobOf(1)))
      yield* startTranscription.run({ taskId: recordingId })
      yield* hearing({ ...usualSpeech, engine: "another" }, ({ asked }) =>
        Effect.map(transcribeTask(jobOf(2)), () => {
          assert.lengthOf(asked, 2)
        }))
      const tasks = yield* TaskStore
      const { engine, work } = yield* tasks.get(recordingId)
      assert.deepStrictEqual([engine, work.attempt], ["another", 2])
      assert.strictEqual((yield* textNow).split(/\s+/).length, 14)
    })).pipe(Effect.provide(asAda)))
})

describe("pipeline.resumeUnfinished", () => {
  const since = at("2026-11-20T11:00:00.000Z")
  const running = { _tag: "Running" } as const
  const failure = { code: "NoSpeech", message: "m", description: "d" }

  it.effect("queues exactly the unfinished tasks, paid plans first, each once", () =>
    atNoon(Effect.gen(function*() {
      const queue = yield* JobQueue
      yield* keepUsers(aUser(), aUser({ id: bob, email: Email.make("bob@example.org"), plan: "pro" }))
      yield* keepTasks(
        aTask({ id: taskId(1), transcription: { _tag: "Waiting", since }, work: aWork({ attempt: 3 }) }),
        aTask({ id: taskId(2), transcription: running, ownerId: bob }),
        aTask({ id: taskId(3), analysis: { _tag: "Waiting", since }, work: aWork({ analysisAttempt: 2 }) }),
        aTask({ id: taskId(4), analysis: running, work: aWork({ analysisAttempt: 1 }) }),
        aTask({ id: taskId(5), transcription: { _tag: "NotStarted" } }),
        aTask({ id: taskId(6), transcription: { _tag: "Failed", failure } }),
        aTask({ id: taskId(7), analysis: { _tag: "Failed", failure } }),
        aTask({ id: taskId(8), analysis: { _tag: "Completed", at: since }, analyst: "embedded" }),
      )
      yield* queue.enqueue(jobOf(3, { taskId: taskId(1), account: ada }))
      assert.strictEqual(yield* resumeUnfinished, 4)
      const queued = (yield* jobs).map(({ kind, taskId: id, attempt, account, priority }) =>
        [id, kind, attempt, account, priority] as const
      )
      assert.sameDeepMembers(queued, [
        [taskId(1), "transcribe", 3, ada, false],
        [taskId(2), "transcribe", 1, bob, true],
        [taskId(3), "analyse", 2, ada, false],
        [taskId(4), "analyse", 1, ada, false],
      ])
    })))
})
