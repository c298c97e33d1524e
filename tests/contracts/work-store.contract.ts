import type { TaskId } from "#domain/kernel/ids.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import type { ChunkResult, ChunkWork, PlannedChunk, WholeRecording } from "#domain/recognition/work.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aTask, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const whole: WholeRecording = { duration: 60_000, offsets: [0, 30_000], chunkCount: 2 }

const result = (text: string): ChunkResult => ({
  words: [{ begin: 0, end: 10, text, confidence: null }],
  sentences: null,
  turns: [{ begin: 0, end: 10, label: "A" }],
  language: "en",
})

const task = taskId(1)
const chunks: ReadonlyArray<PlannedChunk> = [
  { begin: 0, end: 20_000, speech: [{ begin: 0, end: 9000 }, { begin: 9500.5, end: 20_000 }] },
  { begin: 25_000, end: 60_000, speech: [{ begin: 25_000, end: 60_000 }] },
]

const planned = (id: TaskId, pieces: ReadonlyArray<PlannedChunk>, engine = "scripted") =>
  Effect.gen(function*() {
    const store = yield* WorkStore
    yield* store.plan(id, engine)
    yield* store.extend(id, pieces)
  })

/** What every WorkStore must do. */
export const workStoreContract = (name: string, layer: Layer.Layer<WorkStore | TaskStore>): void => {
  describe(`WorkStore: ${name}`, () => {
    const behaves = behavesOn(layer)
    const given = Effect.gen(function*() {
      yield* (yield* TaskStore).insert(aTask())
      return yield* WorkStore
    })
    const states = Effect.gen(function*() {
      const work = yield* (yield* WorkStore).get(task)
      return work?.chunks.map(({ index, state, failure }) => [index, state, failure])
    })

    behaves(
      "has nothing for a task that was not planned",
      Effect.gen(function*() {
        assert.strictEqual(yield* (yield* given).get(task), null)
      }),
    )

    behaves(
      "keeps a plan with its chunks, all pending, and replaces it",
      Effect.gen(function*() {
        const store = yield* given
        yield* planned(task, [...chunks, ...chunks])
        yield* store.finish(task, 0, result("old"))
        yield* planned(task, chunks, "other")
        assert.deepStrictEqual(yield* store.get(task), {
          plan: { engine: "other", whole: null },
          chunks: chunks.map((chunk, index): ChunkWork => ({
            index,
            ...chunk,
            state: "pending",
            result: null,
            failure: null,
          })),
        })
      }),
    )

    behaves(
      "knows the whole recording once it is complete",
      Effect.gen(function*() {
        const store = yield* given
        yield* planned(task, chunks)
        yield* store.complete(task, whole)
        assert.deepStrictEqual((yield* store.get(task))?.plan, { engine: "scripted", whole })
        assert.deepStrictEqual((yield* store.finishedAfter(task, 0))?.plan, { engine: "scripted", whole })
      }),
    )

    behaves(
      "finishes a chunk once and for all",
      Effect.gen(function*() {
        const store = yield* given
        yield* planned(task, chunks)
        yield* store.finish(task, 1, result("first"))
        yield* store.finish(task, 1, result("second"))
        yield* store.fail(task, 1, "timed-out")
        const chunk = (yield* store.get(task))?.chunks[1]
        assert.deepStrictEqual([chunk?.state, chunk?.result, chunk?.failure], ["done", result("first"), null])
      }),
    )

    behaves(
      "notes why a chunk failed, until it is finished",
      Effect.gen(function*() {
        const store = yield* given
        yield* planned(task, chunks)
        yield* store.fail(task, 0, "engine-died")
        assert.deepStrictEqual(yield* states, [[0, "failed", "engine-died"], [1, "pending", null]])
        yield* store.finish(task, 0, result("at last"))
        assert.deepStrictEqual(yield* states, [[0, "done", null], [1, "pending", null]])
      }),
    )

    behaves(
      "reads chunks in the order in which they were finished, and only new ones",
      Effect.gen(function*() {
        const store = yield* given
        assert.strictEqual(yield* store.finishedAfter(task, 0), null)
        yield* planned(task, [...chunks, ...chunks])
        yield* store.finish(task, 2, result("first"))
        yield* store.fail(task, 1, "timed-out")
        yield* store.finish(task, 0, result("second"))
        const all = yield* store.finishedAfter(task, 0)
        assert.deepStrictEqual(all?.chunks.map(({ index, result: found }) => [index, found?.words[0]?.text]), [
          [2, "first"],
          [0, "second"],
        ])
        yield* store.finish(task, 0, result("again"))
        yield* store.finish(task, 1, result("third"))
        const fresh = yield* store.finishedAfter(task, all?.last ?? 0)
        assert.deepStrictEqual(fresh?.chunks.map(({ index }) => index), [1])
        assert.deepStrictEqual([fresh?.id, fresh?.plan], [all?.id, { engine: "scripted", whole: null }])
        const none = yield* store.finishedAfter(task, fresh?.last ?? 0)
        assert.deepStrictEqual([none?.last, none?.chunks], [fresh?.last, []])
      }),
    )

    behaves(
      "counts from the beginning under a new plan",
      Effect.gen(function*() {
        const store = yield* given
        yield* planned(task, chunks)
        yield* store.finish(task, 0, result("old"))
        const before = yield* store.finishedAfter(task, 0)
        yield* planned(task, chunks)
        const after = yield* store.finishedAfter(task, 0)
        assert.deepStrictEqual([after?.last, after?.chunks], [0, []])
        assert.notStrictEqual(after?.id, before?.id)
      }),
    )

    behaves(
      "numbers further chunks after the last one",
      Effect.gen(function*() {
        const store = yield* given
        yield* planned(task, chunks)
        yield* store.finish(task, 0, result("x"))
        const added = yield* store.extend(task, [{ begin: 20_000, end: 25_000, speech: [] }])
        assert.deepStrictEqual(added.map(({ index, state }) => [index, state]), [[2, "pending"]])
        assert.deepStrictEqual(yield* states, [[0, "done", null], [1, "pending", null], [2, "pending", null]])
        assert.deepStrictEqual(yield* store.extend(taskId(9), chunks), [])
        assert.strictEqual(yield* store.get(taskId(9)), null)
      }),
    )

    behaves(
      "removes the work of a task; of a removed task nothing stays",
      Effect.gen(function*() {
        const store = yield* given
        yield* planned(task, chunks)
        yield* store.remove(task)
        assert.strictEqual(yield* store.get(task), null)
        yield* planned(task, chunks)
        yield* (yield* TaskStore).remove([task])
        assert.strictEqual(yield* store.get(task), null)
        yield* planned(task, chunks)
        yield* store.finish(task, 0, result("late"))
        assert.strictEqual(yield* store.get(task), null)
      }),
    )
  })
}
