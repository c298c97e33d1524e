import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { similarTasks } from "#domain/library/use-cases/similar-tasks.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { additionId } from "../../support/a-collaborator.ts"
import { atNoon, refusal } from "../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { keepReadLibrary, readTasks } from "../../support/meaning/a-read-library.ts"
import { aFakeModel, fakeEmbedder, type FakeModel } from "../../support/meaning/fake-embedder.ts"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>, model: FakeModel = aFakeModel()) =>
  atNoon(Effect.provide(Effect.andThen(keepReadLibrary, test), [fakeEmbedder(model), asAda]))

const search = (query: string, page = 1, pageSize = 10) =>
  Effect.map(searchTasks.run({ query, page, pageSize }), ({ items, total }) => ({
    found: items.map(({ task: { title }, by }) => `${title} by ${by}`),
    total,
    items,
  }))

describe("searching by meaning", () => {
  it.effect("finds what says something similar, after what has the words", () =>
    scene(Effect.gen(function*() {
      const { found, items } = yield* search("warehouse price")
      // The word "price" is nowhere: what is found means it. Bob's files are not in Ada's list.
      assert.deepStrictEqual(found.slice(0, 1), ["Budget round by meaning"])
      assert.deepInclude(items[0], {
        field: "transcript",
        line: "The warehouse budget is 400,000 euros. The roof is not part of it.",
        begin: 0,
        segmentId: SegmentId.make("g1"),
        marks: [],
      })
    })))

  it.effect("finds a file once, by its words if it has them", () =>
    scene(Effect.gen(function*() {
      const { found, total } = yield* search("roof")
      assert.deepStrictEqual(found, ["Budget round by words", "Site visit by words", "Lunch by meaning"])
      assert.strictEqual(total, 3)
    })))

  it.effect("keeps to days and speakers, and begins with what they say", () =>
    scene(Effect.gen(function*() {
      assert.deepStrictEqual((yield* search("rain before:2026-10-03")).found, ["Site visit by meaning"])
      assert.deepStrictEqual((yield* search("rain after:2026-10-03 speaker:cleo")).found, [])
      const { items: [first] } = yield* search("rain speaker:ben")
      assert.deepInclude(first, { line: "The roof is not part of it.", segmentId: SegmentId.make("g2"), by: "meaning" })
    })))

  it.effect("does not look for exact words by their meaning", () =>
    scene(Effect.gen(function*() {
      assert.deepStrictEqual((yield* search('"rain water"')).found, [])
      assert.deepStrictEqual((yield* search("after:2026-11-01")).found.filter((one) => one.endsWith("meaning")), [])
    })))

  it.effect("finds by words alone without a model, and where it fails or hangs", () => {
    const model = aFakeModel()
    return scene(
      Effect.gen(function*() {
        const byWords = ["Budget round by words", "Site visit by words"]
        model.isBroken = true
        assert.deepStrictEqual((yield* search("roof")).found, byWords)
        model.id = null
        assert.deepStrictEqual((yield* search("roof")).found, byWords)
        // Another model has read nothing yet.
        model.id = "fake 2"
        model.isBroken = false
        assert.deepStrictEqual((yield* search("roof")).found, byWords)
      }),
      model,
    )
  })

  it.effect("leaves out a passage whose lines are gone", () =>
    scene(Effect.gen(function*() {
      yield* (yield* TranscriptStore).replace(taskId(2), { segments: [], speakers: [] })
      assert.notInclude((yield* search("rain")).found, "Site visit by meaning")
    })))

  it.effect("gives every file on exactly one page, and those that mean something similar where few have the words", () =>
    scene(Effect.gen(function*() {
      const tasks = yield* TaskStore
      const transcripts = yield* TranscriptStore
      const keep = Effect.fnUntraced(function*(from: number, to: number) {
        for (let nth = from; nth < to; nth++) {
          yield* tasks.insert(aTask({ id: taskId(nth), title: `Plan ${nth}` }))
          yield* transcripts.replace(taskId(nth), aTranscript(["Ann: The plan for the ferry."]))
        }
      })
      const all = Effect.fnUntraced(function*() {
        const pages = yield* Effect.forEach([1, 2, 3, 4, 5, 6, 7, 8, 9], (page) => search("plan", page, 9))
        const ids = pages.flatMap(({ items }) => items.map(({ task }) => task.id))
        assert.lengthOf(new Set(ids), ids.length)
        assert.lengthOf(ids, pages[0]?.total ?? 0)
        return pages.flatMap(({ found }) => found.filter((one) => one.endsWith("meaning"))).length
      })
      yield* keep(100, 140)
      yield* readTasks([taskId(120)])
      assert.strictEqual(yield* all(), 3)
      yield* keep(140, 170)
      assert.strictEqual(yield* all(), 0)
    })))
})

const similar = (nth: number) =>
  Effect.map(similarTasks.run({ taskId: taskId(nth) }), ({ isKnown, items }) => ({
    isKnown,
    titles: items.map(({ task }) => task.title),
    items,
  }))

describe("library.similarTasks", () => {
  it.effect("finds the others that the caller may read, the most similar first, with their closest passage", () =>
    scene(Effect.gen(function*() {
      const { isKnown, titles, items } = yield* similar(2)
      assert.isTrue(isKnown)
      assert.strictEqual(titles[0], "Budget round")
      assert.sameMembers(titles, ["Budget round", "Lunch", "Suppliers"])
      assert.deepInclude(items[0], { by: "meaning", segmentId: SegmentId.make("g1"), begin: 0 })
      yield* (yield* CollaboratorStore).remove(taskId(4), additionId(1))
      assert.sameMembers((yield* similar(2)).titles, ["Budget round", "Lunch"])
    })))

  it.effect("is not found for a stranger, and not known without a model or before it has read the task", () => {
    const model = aFakeModel()
    return scene(
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(similar(5)), "TaskNotFound")
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask({ id: taskId(9), ownerId: ada }))
        assert.deepInclude(yield* similar(9), { isKnown: false, titles: [] })
        model.id = null
        assert.deepInclude(yield* similar(2), { isKnown: false, titles: [] })
      }),
      model,
    )
  })
})
