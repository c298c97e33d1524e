import type { TaskId } from "#domain/kernel/ids.ts"
import { VectorStore } from "#domain/meaning/vector-store.port.ts"
import { embedTask } from "#domain/pipeline/jobs/embed-task.ts"
import { queueEmbedding } from "#domain/pipeline/jobs/queue-embedding.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber } from "effect"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { ada, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"
import { aFakeModel, fakeEmbedder, type FakeModel } from "../../support/meaning/fake-embedder.ts"

/** Lines that are a passage each. */
const long = (nth: number): string => `Ada: Line ${nth} ${"about the ferry ".repeat(60)}`

const scene = <A, E, R>(model: FakeModel, test: Effect.Effect<A, E, R>, most?: number) =>
  atNoon(Effect.provide(
    Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(aTask())
      yield* (yield* TranscriptStore).replace(taskId(1), aTranscript(Array.from({ length: 20 }, (_, n) => long(n))))
      return yield* test
    }),
    fakeEmbedder(model, most),
  ))

const jobFor = (id: TaskId, attempt = 1) =>
  ({ kind: "embed", taskId: id, attempt, account: ada, priority: false }) as const
const job = jobFor(taskId(1))

const stored = (model = "fake 1") =>
  Effect.flatMap(VectorStore, ({ get }) => get(taskId(1), model)).pipe(
    Effect.map((found) => found && [found.passages.length, found.isWhole, found.linesRevision]),
  )

describe("pipeline.embedTask", () => {
  it.effect("stores a vector for each passage, once", () => {
    const model = aFakeModel()
    return scene(
      model,
      Effect.gen(function*() {
        yield* embedTask(job)
        assert.deepStrictEqual(yield* stored(), [20, true, 1])
        yield* embedTask(job)
        assert.lengthOf(model.read, 20)
        const found = yield* (yield* VectorStore).get(taskId(1), "fake 1")
        assert.deepStrictEqual(found?.passages[2]?.lines.map(String), ["g3"])
      }),
    )
  })

  it.effect("goes on where it was interrupted", () => {
    const model = aFakeModel()
    return scene(
      model,
      Effect.gen(function*() {
        const running = yield* Effect.forkChild(embedTask(job))
        while (model.read.length < 17) yield* Effect.yieldNow
        yield* Fiber.interrupt(running)
        assert.deepStrictEqual(yield* stored(), [16, false, 1])
        yield* Effect.provide(embedTask(job), fakeEmbedder(model))
        assert.deepStrictEqual(yield* stored(), [20, true, 1])
        // Only what was not stored is read again.
        assert.lengthOf(model.read, 17 + 4)
      }),
      17,
    )
  })

  it.effect("reads only what an edit has changed", () => {
    const model = aFakeModel()
    return scene(
      model,
      Effect.gen(function*() {
        yield* embedTask(job)
        const transcripts = yield* TranscriptStore
        const { segments } = yield* transcripts.get(taskId(1))
        const [first] = segments
        if (first === undefined) return assert.fail("no line")
        yield* transcripts.saveSegments(taskId(1), [{ ...first, text: "Soup and bread" }])
        yield* embedTask(jobFor(taskId(1), 2))
        assert.deepStrictEqual(model.read.slice(20), ["Soup and bread"])
        assert.strictEqual((yield* stored())?.[2], 2)
      }),
    )
  })

  it.effect("does nothing without a model, and nothing more once another is chosen", () => {
    const model = aFakeModel(null)
    return scene(
      model,
      Effect.gen(function*() {
        yield* embedTask(job)
        assert.isNull(yield* stored())
        model.id = "fake 1"
        model.onRead = (count) => {
          if (count === 10) model.id = "fake 2"
        }
        yield* embedTask(job)
        assert.isNull(yield* stored("fake 2"))
        assert.deepStrictEqual(yield* stored(), [8, false, 1])
        yield* embedTask(job)
        assert.deepStrictEqual(yield* stored("fake 2"), [20, true, 1])
        assert.isNull(yield* stored())
      }),
    )
  })

  it.effect("ends with its task, and leaves nothing of it", () => {
    const model = aFakeModel()
    return scene(
      model,
      Effect.gen(function*() {
        const running = yield* Effect.forkChild(embedTask(job))
        while (model.read.length < 9) yield* Effect.yieldNow
        yield* (yield* TaskStore).remove([taskId(1)])
        yield* (yield* TaskEvents).publish({ taskId: taskId(1), owner: ada, kind: "deleted" })
        assert.isTrue(Exit.isSuccess(yield* Fiber.await(running)))
        assert.isNull(yield* stored())
        yield* embedTask(job)
        assert.isNull(yield* stored())
      }),
      9,
    )
  })

  it.effect("is tried again by the queue if the model fails", () => {
    const model = aFakeModel()
    model.isBroken = true
    return scene(
      model,
      Effect.gen(function*() {
        assert.isTrue(Exit.hasDies(yield* Effect.exit(embedTask(job))))
      }),
    )
  })
})

describe("pipeline.queueEmbedding", () => {
  it.effect("queues what a model has still to read, and nothing without one", () => {
    const model = aFakeModel(null)
    return scene(
      model,
      Effect.gen(function*() {
        assert.strictEqual(yield* queueEmbedding, 0)
        assert.deepStrictEqual(yield* jobs, [])
        model.id = "fake 1"
        assert.strictEqual(yield* queueEmbedding, 1)
        // What is waiting is not added again.
        yield* queueEmbedding
        assert.deepStrictEqual(yield* jobs, [job])
        yield* embedTask(job)
        assert.strictEqual(yield* queueEmbedding, 0)
        model.id = "fake 2"
        assert.strictEqual(yield* queueEmbedding, 1)
      }),
    )
  })
})
