import { filesAnswering } from "#domain/asking/library-answer.ts"
import { askTask } from "#domain/asking/use-cases/ask-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { atNoon } from "../../support/a-scene.ts"
import { asAda, taskId } from "../../support/a-task.ts"
import { asksLibrary } from "../../support/asking/an-asked-library.ts"
import { keepReadLibrary } from "../../support/meaning/a-read-library.ts"
import { aFakeModel, fakeEmbedder, type FakeModel } from "../../support/meaning/fake-embedder.ts"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>, model: FakeModel = aFakeModel()) =>
  atNoon(Effect.provide(Effect.andThen(keepReadLibrary, test), [fakeEmbedder(model), asAda]))

describe("a question where something searches by meaning", () => {
  it.effect("is also put to files that have none of its words, within its filter", () =>
    scene(Effect.gen(function*() {
      const done = (yield* asksLibrary("Was there rain?")).find((part) => part.kind === "done")
      const named = done?.kind === "done" ? done.nothingIn.map(({ title }) => title) : []
      assert.strictEqual(named[0], "Site visit")
      assert.notInclude(named, "Bob’s secret")
      const narrowed = (yield* asksLibrary("Was there rain?", { to: "2026-10-02" })).find(({ kind }) => kind === "done")
      assert.deepInclude(narrowed, { found: 1, read: 1, verdict: "notSaid" })
      assert.deepInclude((yield* asksLibrary("Was there rain?", { from: "2026-10-03" })).at(-1), { found: 3 })
    })))

  it.effect("is answered as before from files that have its words, which stay first", () =>
    scene(Effect.gen(function*() {
      const [first] = filesAnswering(yield* asksLibrary("What does the supplier want?"))
      assert.strictEqual(first?.title, "Suppliers")
    })))

  it.effect("shows what is close in meaning where one file does not answer, and does not call it an answer", () =>
    scene(Effect.gen(function*() {
      const parts = yield* Stream.runCollect(askTask.stream({ taskId: taskId(2), question: "Was there rain?" }))
      const done = parts.at(-1)
      assert.deepInclude(done, { kind: "done", verdict: "notSaid" })
      const closest = done?.kind === "done" ? done.closest : []
      assert.deepStrictEqual(closest.map(({ text }) => text), ["The warehouse roof leaks in two places."])
    })))

  it.effect("is answered by its words alone without a model", () =>
    scene(
      Effect.gen(function*() {
        const done = (yield* asksLibrary("Was there rain?")).at(-1)
        assert.deepInclude(done, { found: 0, read: 0, verdict: "notSaid" })
        const parts = yield* Stream.runCollect(askTask.stream({ taskId: taskId(2), question: "Was there rain?" }))
        assert.deepInclude(parts.at(-1), { verdict: "notSaid", closest: [] })
      }),
      aFakeModel(null),
    ))
})
