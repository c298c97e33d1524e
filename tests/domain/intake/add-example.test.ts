import * as ExampleContent from "#adapters/documents/example/example-content.ts"
import { Email } from "#domain/account/user.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { addExample } from "#domain/intake/use-cases/add-example.ts"
import { countTasks } from "#domain/library/use-cases/count-tasks.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { findPlayback } from "#domain/playback/steps/find-playback.ts"
import { getWaveform } from "#domain/playback/use-cases/get-waveform.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asBob, asOperator, asVisitor, atNoon, keepTasks, keepUsers, refusal, spentBy } from "../../support/a-scene.ts"
import { ada, asAda, aTask, bob, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.andThen(keepUsers(aUser(), aUser({ id: bob, email: Email.make("bob@example.org") })), test)).pipe(
    Effect.provide([asAda, ExampleContent.layer]),
  )

describe("intake.addExample", () => {
  it.effect("creates a task that is finished at once, with speakers, summary and mind map", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* addExample.run({})
      const view = yield* getTask.run({ taskId: id })
      assert.deepInclude(view, { status: "analysisCompleted", source: "audio", language: "en", analyst: "embedded" })
      assert.deepStrictEqual(view.speakers.map(({ name }) => name), ["Maya", "Tom", "Ewan"])
      assert.deepStrictEqual([view.coverage?.ratio, view.engine, view.retryCount], [1, null, 0])
      assert.include(view.summary, "March ninth")
      assert.strictEqual(view.mindMap?.text, view.title)
      assert.isTrue(view.sections.every(({ points }) => points.every(({ supported }) => supported)))
      assert.strictEqual((yield* getSummary.run({ taskId: view.id })).version, 1)
    })))

  it.effect("costs no minutes and uses no engine", () =>
    scene(Effect.gen(function*() {
      yield* addExample.run({})
      assert.strictEqual(yield* spentBy(), 0)
      assert.isEmpty(yield* jobs)
    })))

  it.effect("plays as it is and has its waveform without any job", () =>
    scene(Effect.gen(function*() {
      const { id, duration, fileSize } = yield* addExample.run({})
      const tasks = yield* TaskStore
      const blobs = yield* BlobStore
      const found = yield* findPlayback(yield* tasks.get(id))
      assert.deepInclude(found, { mediaType: "audio/mpeg", isWhole: true, isReady: true, duration })
      assert.strictEqual(yield* blobs.size(found.key), fileSize)
      const waveform = yield* getWaveform.run({ taskId: id })
      assert.strictEqual(waveform.duration, Math.round((duration ?? 0) * 1000))
      assert.isEmpty(yield* jobs)
    })))

  it.effect("returns the same task again, with its changes", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* addExample.run({})
      yield* renameTask.run({ taskId: id, title: "Mine" })
      const [again, once] = yield* Effect.all([addExample.run({}), addExample.run({})], { concurrency: 2 })
      assert.deepStrictEqual([again.id, again.title, once.id], [id, "Mine", id])
      assert.strictEqual((yield* countTasks.run({})).all, 1)
    })))

  it.effect("creates one task for concurrent requests", () =>
    scene(Effect.gen(function*() {
      const [a, b] = yield* Effect.all([addExample.run({}), addExample.run({})], { concurrency: 2 })
      assert.strictEqual(a.id, b.id)
    })))

  it.effect("creates a new one after it was deleted, beside other tasks", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(aTask())
      const first = yield* addExample.run({})
      yield* deleteTasks.run({ taskIds: [first.id] })
      const second = yield* addExample.run({})
      assert.notInclude([first.id, taskId(1)], second.id)
      assert.deepInclude(second, { title: first.title, excerpt: first.excerpt })
    })))

  it.effect("belongs to each account", () =>
    scene(Effect.gen(function*() {
      const mine = yield* addExample.run({})
      const theirs = yield* addExample.run({}).pipe(Effect.provide(asBob))
      assert.notStrictEqual(theirs.id, mine.id)
      const tasks = yield* TaskStore
      assert.deepStrictEqual([(yield* tasks.get(mine.id)).ownerId, (yield* tasks.get(theirs.id)).ownerId], [ada, bob])
    })))

  it.effect.each([["a visitor", asVisitor], ["the operator", asOperator]] as const)(
    "is not for %s",
    ([, actor]) =>
      scene(Effect.gen(function*() {
        assert.strictEqual(yield* refusal(addExample.run({}).pipe(Effect.provide(actor))), "SignInRequired")
        const tasks = yield* TaskStore
        assert.strictEqual((yield* tasks.count(null)).all, 0)
      })),
  )
})
