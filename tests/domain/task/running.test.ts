import { beginAnalysis } from "#domain/analysis/shared/begin-analysis.ts"
import { WorkFolder } from "#domain/job/work-folder.port.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { noWork } from "#domain/task/task-work.ts"
import { advance } from "#domain/task/transitions.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { atNoon, keepTasks, keepUsers, noon, refusal, refusalWith, spentBy } from "../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { aRecording, recordingId, startedAtNoon } from "../../support/pipeline/a-recording.ts"
import { aTranscriptionState } from "../../support/task-states.ts"

const startOf = (id = recordingId) => startTranscription.run({ taskId: id })

describe("task.startTranscription", () => {
  it.effect.each(["Waiting", "Running", "Completed"] as const)(
    "refuses a task that is %s",
    (state) =>
      atNoon(Effect.gen(function*() {
        yield* keepUsers(aUser())
        yield* keepTasks(aTask({ transcription: aTranscriptionState(state) }))
        assert.strictEqual(yield* refusal(startOf(taskId(1))), "TaskRunning")
        assert.strictEqual(yield* spentBy(), 0)
        assert.isEmpty(yield* jobs)
      })).pipe(Effect.provide(asAda)),
  )

  it.effect("books each attempt separately, and counts them", () =>
    startedAtNoon(Effect.gen(function*() {
      assert.strictEqual(yield* spentBy(), 3)
      yield* cancelTask.run({ taskId: recordingId })
      assert.strictEqual(yield* spentBy(), 0)
      const { status, retryCount, errorCode } = yield* startOf()
      assert.deepStrictEqual({ status, retryCount, errorCode }, { status: "queued", retryCount: 1, errorCode: null })
      assert.strictEqual(yield* spentBy(), 3)
      assert.deepStrictEqual((yield* jobs).map(({ attempt }) => attempt), [2])
    })).pipe(Effect.provide(asAda)))

  it.effect("changes nothing if there are not enough minutes", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(aRecording({ minutes: 301 }))
      const tasks = yield* TaskStore
      assert.deepInclude(yield* refusalWith(startOf()), { _tag: "UsageLimitReached", needed: 301, left: 300 })
      assert.deepInclude(yield* tasks.get(recordingId), { work: noWork, transcription: { _tag: "NotStarted" } })
      assert.isEmpty(yield* jobs)
    })).pipe(Effect.provide(asAda)))

  it.effect.each([["free", false], ["pro", true]] as const)(
    "gives priority to the %s plan: %s",
    ([plan, first]) =>
      startedAtNoon(
        Effect.map(jobs, (queued) => assert.deepStrictEqual(queued.map(({ priority }) => priority), [first])),
        aUser({ plan }),
      ),
  )
})

describe("task.cancelTask", () => {
  const cancelled = Effect.map(
    cancelTask.run({ taskId: recordingId }),
    ({ status, errorCode, progress }) => ({ status, errorCode, progress }),
  )
  const failed = { status: "failed", errorCode: "TaskCancelled", progress: null } as const

  it.effect("removes a waiting task from the queue", () =>
    startedAtNoon(Effect.gen(function*() {
      assert.deepStrictEqual(yield* cancelled, failed)
      assert.isEmpty(yield* jobs)
      assert.strictEqual(yield* spentBy(), 0)
    })).pipe(Effect.provide(asAda)))

  it.effect("stops a running task at any step", () =>
    startedAtNoon(Effect.gen(function*() {
      const tasks = yield* TaskStore
      yield* tasks.report(recordingId, (task) => advance(task, 1, "recognising", 0.5, noon))
      assert.deepStrictEqual(yield* cancelled, failed)
      assert.strictEqual(yield* spentBy(), 0)
    })).pipe(Effect.provide(asAda)))

  it.effect("stops an analysis, and keeps the charge for the transcript", () =>
    atNoon(Effect.gen(function*() {
      const ledger = yield* MinuteLedger
      yield* keepUsers(aUser())
      yield* keepTasks(aTask({ id: recordingId }))
      const line = {
        userId: ada,
        taskId: recordingId,
        attempt: 1,
        bucket: "monthly",
        period: "2026-11-01",
        source: "",
        note: null,
      } as const
      yield* ledger.append([
        { ...line, kind: "reserved", minutes: -1 },
        { ...line, kind: "settled", minutes: 0 },
      ])
      yield* beginAnalysis(recordingId, "text")
      const { status, errorCode, errorDescription } = yield* cancelTask.run({ taskId: recordingId })
      assert.deepStrictEqual([status, errorCode], ["analysisFailed", "TaskCancelled"])
      assert.notInclude(errorDescription, "minutes")
      assert.strictEqual(yield* spentBy(), 1)
      assert.isEmpty(yield* jobs)
    })).pipe(Effect.provide(asAda)))

  it.effect("refuses if nothing is running", () =>
    startedAtNoon(Effect.gen(function*() {
      yield* cancelled
      assert.strictEqual(yield* refusal(cancelled), "NothingRunning")
      yield* keepTasks(aTask())
      assert.strictEqual(yield* refusal(cancelTask.run({ taskId: taskId(1) })), "NothingRunning")
    })).pipe(Effect.provide(asAda)))
})

describe("task.deleteTasks", () => {
  it.effect("stops running work, returns its minutes and leaves no files", () =>
    startedAtNoon(Effect.gen(function*() {
      const blobs = yield* BlobStore
      const folder = yield* WorkFolder
      const scratch = yield* folder.path({ taskId: recordingId, kind: "transcribe" }, "audio.raw")
      mkdirSync(dirname(scratch), { recursive: true })
      writeFileSync(scratch, "sound")
      yield* keepTasks(aTask())
      const taskIds = [recordingId, taskId(1), recordingId] as const
      assert.deepStrictEqual(yield* deleteTasks.run({ taskIds }), { deleted: 2 })
      assert.strictEqual(yield* spentBy(), 0)
      assert.isEmpty(yield* jobs)
      assert.isFalse(existsSync(scratch))
      assert.strictEqual(yield* refusal(blobs.size(`task/${recordingId}/source/0`)), "BlobMissing")
      assert.strictEqual(yield* refusal(startOf()), "TaskNotFound")
    })).pipe(Effect.provide(asAda)))

  it.effect("of a finished task returns no minutes", () =>
    startedAtNoon(Effect.gen(function*() {
      const tasks = yield* TaskStore
      const ledger = yield* MinuteLedger
      yield* ledger.append([{
        userId: ada,
        taskId: recordingId,
        attempt: 1,
        bucket: "monthly",
        period: "2026-11-01",
        kind: "settled",
        minutes: 1,
        source: "",
        note: null,
      }])
      yield* keepTasks({ ...(yield* tasks.get(recordingId)), transcription: aTranscriptionState("Completed") })
      yield* deleteTasks.run({ taskIds: [recordingId] })
      assert.strictEqual(yield* spentBy(), 2)
    })).pipe(Effect.provide(asAda)))
})
