import type { UserStore } from "#domain/account/user-store.port.ts"
import type { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import type { FolderStore } from "#domain/folder/folder-store.port.ts"
import { allOf, type Reach, VectorStore } from "#domain/meaning/vector-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, bob, taskId } from "../support/a-task.ts"
import { aTranscript } from "../support/a-transcript.ts"
import { interviews, keepLibrary } from "../support/asking/an-asked-library.ts"
import { behavesOn } from "../support/behaves.ts"
import { someVectors } from "../support/meaning/some-vectors.ts"

/** Of the files 1 to 5, each closer to [1, 0, 0, 0] than the next; the first has a second passage far from it. */
const keepVectors = Effect.gen(function*() {
  yield* keepLibrary
  const { save } = yield* VectorStore
  yield* save(taskId(1), someVectors([[1, 0, 0, 0], [0, 1, 0, 0]]))
  for (const nth of [2, 3, 4, 5]) yield* save(taskId(nth), someVectors([[1, nth / 10, 0, 0]]))
})

const numberOf = (id: string): number => [1, 2, 3, 4, 5].find((nth) => taskId(nth) === id) ?? 0

const near = (reach: Partial<Reach> = {}, counts = { limit: 10, perTask: 1 }, model = "toy 1") =>
  Effect.gen(function*() {
    const { nearest } = yield* VectorStore
    const found = yield* nearest(model, [2, 0, 0, 0], { ...allOf(ada), ...reach }, counts)
    return found.map(({ taskId: id, lines }) => `${numberOf(id)} ${lines.join()}`)
  })

/** What every VectorStore must do. */
export const vectorStoreContract = (
  name: string,
  layer: Layer.Layer<VectorStore | TaskStore | TranscriptStore | UserStore | CollaboratorStore | FolderStore>,
): void => {
  describe(`VectorStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "finds the closest passages of what an account may read",
      Effect.gen(function*() {
        yield* keepVectors
        assert.deepStrictEqual(yield* near(), ["1 g1", "2 g1", "3 g1", "4 g1"])
        assert.deepStrictEqual(yield* near({ account: bob }), ["4 g1", "5 g1"])
        assert.deepStrictEqual(yield* near({ withShared: false }), ["1 g1", "2 g1", "3 g1"])
        assert.deepStrictEqual(yield* near({ account: null }), ["1 g1", "2 g1", "3 g1", "4 g1", "5 g1"])
        assert.deepStrictEqual(yield* near({}, { limit: 2, perTask: 1 }), ["1 g1", "2 g1"])
        assert.deepStrictEqual(yield* near({ only: taskId(1) }, { limit: 5, perTask: 5 }), ["1 g1", "1 g2"])
      }),
    )

    behaves(
      "says how close they are",
      Effect.gen(function*() {
        yield* keepVectors
        const { nearest } = yield* VectorStore
        const [first, second] = yield* nearest("toy 1", [3, 0, 0, 0], { ...allOf(ada), only: taskId(1) }, {
          limit: 2,
          perTask: 2,
        })
        assert.closeTo(first?.score ?? 0, 1, 0.01)
        assert.closeTo(second?.score ?? 1, 0, 0.01)
      }),
    )

    behaves(
      "keeps to folder, days, speakers and kind, and leaves a task out",
      Effect.gen(function*() {
        yield* keepVectors
        assert.deepStrictEqual(yield* near({ folderId: interviews }), ["2 g1"])
        assert.deepStrictEqual(yield* near({ folderId: "uncategorized" }), ["1 g1", "3 g1"])
        assert.deepStrictEqual(yield* near({ from: "2026-10-03" }), ["1 g1", "3 g1", "4 g1"])
        assert.deepStrictEqual(yield* near({ before: "2026-10-03" }), ["2 g1"])
        assert.deepStrictEqual(yield* near({ speakers: ["ann"] }), ["1 g1", "3 g1"])
        assert.deepStrictEqual(yield* near({ speakers: ["ann", "ben"] }), ["1 g1"])
        assert.deepStrictEqual(yield* near({ source: "meeting" }), [])
        assert.deepStrictEqual(yield* near({ except: taskId(1) }), ["2 g1", "3 g1", "4 g1"])
      }),
    )

    behaves(
      "replaces what another model has left, and does not compare across models",
      Effect.gen(function*() {
        yield* keepVectors
        const { save, get, has } = yield* VectorStore
        const other = someVectors([[0, 0, 1, 0], [1, 0, 0, 0], [0, 1, 0, 0]], { model: "toy 2", linesRevision: 4 })
        yield* save(taskId(2), other)
        assert.deepStrictEqual(yield* near(), ["1 g1", "3 g1", "4 g1"])
        assert.deepStrictEqual(yield* near({}, undefined, "toy 2"), ["2 g2"])
        assert.isNull(yield* get(taskId(2), "toy 1"))
        const found = yield* get(taskId(2), "toy 2")
        assert.deepStrictEqual(
          found && { ...found, passages: found.passages.map(({ lines, hash }) => [lines, hash]) },
          {
            ...other,
            passages: other.passages.map(({ lines, hash }) => [lines, hash]),
          },
        )
        assert.deepStrictEqual(found?.passages[1]?.vector.bytes, Int8Array.of(127, 0, 0, 0))
        assert.closeTo(found?.passages[1]?.vector.scale ?? 0, 1 / 127, 1e-6)
        assert.isTrue(yield* has(taskId(2), "toy 2"))
        assert.isFalse(yield* has(taskId(2), "toy 1"))
      }),
    )

    behaves(
      "finds what was stored last, and nothing of what was deleted",
      Effect.gen(function*() {
        yield* keepVectors
        const { save, has } = yield* VectorStore
        assert.deepStrictEqual((yield* near()).slice(0, 1), ["1 g1"])
        yield* save(taskId(1), someVectors([[0, 1, 0, 0], [0.9, 1, 0, 0]]))
        assert.deepStrictEqual(yield* near(), ["2 g1", "3 g1", "4 g1", "1 g2"])
        const tasks = yield* TaskStore
        yield* tasks.remove([taskId(2)])
        assert.deepStrictEqual(yield* near(), ["3 g1", "4 g1", "1 g2"])
        // A job that was still running.
        yield* save(taskId(2), someVectors([[1, 0, 0, 0]]))
        assert.isFalse(yield* has(taskId(2), "toy 1"))
        yield* save(taskId(3), someVectors([]))
        assert.isFalse(yield* has(taskId(3), "toy 1"))
        assert.deepStrictEqual(yield* near(), ["4 g1", "1 g2"])
      }),
    )

    behaves(
      "names the tasks that have still to be read: new ones, changed ones, half-read ones, and those of another model",
      Effect.gen(function*() {
        yield* keepLibrary
        const { save, outdated } = yield* VectorStore
        const transcripts = yield* TranscriptStore
        const names = (model = "toy 1", limit = 10) =>
          Effect.map(outdated(model, limit), (found) => found.map((one) => numberOf(one.taskId)))
        const all = yield* outdated("toy 1", 10)
        assert.deepStrictEqual(all.map((one) => numberOf(one.taskId)), [5, 4, 3, 1, 2])
        assert.deepInclude(all[0], { owner: bob, linesRevision: 1 })
        for (const nth of [1, 2, 3, 4, 5]) yield* save(taskId(nth), someVectors([[1, 0]], { isWhole: nth !== 4 }))
        assert.deepStrictEqual(yield* names(), [4])
        yield* transcripts.replace(taskId(2), aTranscript(["Cleo: It leaks in three."]))
        assert.deepStrictEqual(yield* names(), [4, 2])
        assert.deepStrictEqual(yield* names("toy 1", 1), [4])
        yield* transcripts.saveSpeakers(taskId(1), [{ id: "s1", name: "Anna" }])
        assert.deepStrictEqual(yield* names(), [4, 2])
        assert.deepStrictEqual(yield* names("toy 2"), [5, 4, 3, 1, 2])
      }),
    )
  })
}
