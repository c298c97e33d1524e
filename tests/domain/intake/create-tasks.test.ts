import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit } from "effect"
import { atNoon, keepUsers, refusal, spentBy } from "../../support/a-scene.ts"
import { asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { anUpload, arrived, isThere, scriptedFiles, uploadId } from "../../support/an-upload.ts"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>, user = aUser()) =>
  atNoon(Effect.andThen(keepUsers(user), test)).pipe(Effect.provide([asAda, scriptedFiles]))

describe("intake.createTasks", () => {
  it.effect("creates a task from each recording, named after its file, books its minutes and starts it", () =>
    scene(Effect.gen(function*() {
      const blobs = yield* BlobStore
      const one = yield* arrived("audio 90.5", anUpload(1, { fileName: "Budget talk.final.wav" }))
      const two = yield* arrived("video 60", anUpload(2))
      const { tasks } = yield* createTasks.run({ uploadIds: [one, two], title: "Both" })
      assert.deepStrictEqual(
        tasks.map(({ title, source, status, duration, isMerged }) => ({ title, source, status, duration, isMerged })),
        [
          { title: "Budget talk.final", source: "audio", status: "queued", duration: 90.5, isMerged: false },
          { title: "talk-2", source: "video", status: "queued", duration: 60, isMerged: false },
        ],
      )
      assert.strictEqual(yield* spentBy(), 3)
      assert.deepStrictEqual(
        (yield* jobs).map(({ kind, taskId, attempt, priority }) => [kind, taskId, attempt, priority]),
        tasks.map(({ id }) => ["transcribe", id, 1, false]),
      )
      assert.isFalse(yield* isThere(one))
      assert.strictEqual(yield* blobs.size(`task/${tasks[0]?.id}/source/0`), "audio 90.5".length)
      assert.strictEqual(yield* refusal(createTasks.run({ uploadIds: [one] })), "UploadNotFound")
    })))

  it.effect("leaves an upload with its bytes when the commit fails, so that nothing is lost", () =>
    scene(Effect.gen(function*() {
      const one = yield* arrived("audio 90.5", anUpload(1))
      const { transaction } = yield* UnitOfWork
      const broken = {
        transaction: <A, E, R>(work: Effect.Effect<A, E, R>) =>
          transaction(Effect.andThen(work, Effect.die("no commit"))),
      }
      const exit = yield* Effect.exit(Effect.provideService(createTasks.run({ uploadIds: [one] }), UnitOfWork, broken))
      assert.isTrue(Exit.isFailure(exit))
      assert.isTrue(yield* isThere(one))
    })))

  it.effect("joins recordings in the given order, billed by their sum", () =>
    scene(Effect.gen(function*() {
      const blobs = yield* BlobStore
      yield* arrived("audio 30.2", anUpload(1))
      yield* arrived("video 29.9", anUpload(2))
      const { tasks } = yield* createTasks.run({ uploadIds: [uploadId(2), uploadId(1)], merge: true })
      assert.lengthOf(tasks, 1)
      const { id, title, source, duration, isMerged, fileSize } = tasks[0] ?? assert.fail("no task")
      assert.deepStrictEqual(
        { title, source, duration, isMerged, fileSize },
        { title: "talk-2", source: "video", duration: 60.1, isMerged: true, fileSize: 2000 },
      )
      const { parts } = yield* getTask.run({ taskId: id })
      assert.deepStrictEqual(parts.map(({ fileName }) => fileName), ["talk-2.wav", "talk-1.wav"])
      assert.strictEqual(yield* blobs.size(`task/${id}/source/1`), "audio 30.2".length)
      assert.strictEqual(yield* spentBy(), 2)
    })))

  it.effect("books only known durations, but at least a minute, if only decoding can tell", () =>
    scene(Effect.gen(function*() {
      yield* arrived("audio ?", anUpload(1))
      yield* arrived("audio 300", anUpload(2))
      yield* arrived("audio ?", anUpload(3))
      const { tasks } = yield* createTasks.run({ uploadIds: [uploadId(1), uploadId(2)], merge: true })
      assert.isNull(tasks[0]?.duration)
      assert.strictEqual(yield* spentBy(), 5)
      yield* createTasks.run({ uploadIds: [uploadId(3)] })
      assert.strictEqual(yield* spentBy(), 6)
    })))

  it.effect("books and starts nothing without `auto_start`", () =>
    scene(Effect.gen(function*() {
      const upload = yield* arrived("audio 90", anUpload(1))
      const { tasks } = yield* createTasks.run({ uploadIds: [upload], autoStart: false })
      assert.deepStrictEqual(tasks.map(({ status, retryCount }) => [status, retryCount]), [["notStarted", 0]])
      assert.strictEqual(yield* spentBy(), 0)
      assert.isEmpty(yield* jobs)
    })))

  it.effect("passes on the chosen options", () =>
    scene(
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const upload = yield* arrived("audio 90", anUpload(1))
        const wished = { uploadIds: [upload] as const, title: "  Board  ", language: "de", speakers: 0, analyze: false }
        const made = yield* createTasks.run({ ...wished, hotwords: [" Kubernetes "], scenario: "lecture" })
        const task = yield* tasks.get(made.tasks[0]?.id ?? assert.fail("no task"))
        assert.strictEqual(task.title, "Board")
        assert.deepStrictEqual(task.options, {
          language: "de",
          speakers: null,
          hotwords: ["Kubernetes"],
          analyse: false,
          style: null,
          scenario: "lecture",
        })
        assert.deepStrictEqual((yield* jobs).map(({ priority }) => priority), [true])
      }),
      aUser({ plan: "pro" }),
    ))
})
