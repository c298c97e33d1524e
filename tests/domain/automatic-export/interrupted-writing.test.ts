import { attemptLasts } from "#domain/automatic-export/exported-file.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import type { fakeExportTargets } from "../../support/automatic-export/fake-export-targets.ts"
import { edit, scene, states, work } from "./a-writing-scene.ts"

type Place = ReturnType<typeof fakeExportTargets>["state"]

const name = "Weekly sync.md"
const written = [{ path: name, state: "written" as const, fault: null }]

/** The process ends at the next writing; another goes on once it may. */
const killed = Effect.fnUntraced(function*(place: Place, at: "before" | "after") {
  place.mishap = `killed ${at}`
  const end = yield* Effect.exit(work)
  assert.strictEqual(end._tag, "Failure")
  yield* TestClock.adjust(attemptLasts)
})

describe("a file whose writing was interrupted", () => {
  it.effect("is not written again if it arrived as a whole", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        yield* killed(place, "after")
        yield* work
        assert.deepStrictEqual(place.writes, [name])
        assert.deepStrictEqual(yield* states(id), written)
      })
    ))

  it.effect("is known as ours, and written over, if its text and title have changed since", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        yield* killed(place, "after")
        yield* edit({ title: "Planning" })
        yield* work
        assert.deepStrictEqual([...place.files.keys()], [name])
        assert.include(place.files.get(name) ?? "", "# Planning")
        assert.deepStrictEqual(yield* states(id), written)
      })
    ))

  it.effect("is no conflict if an older version of it was there", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        yield* work
        yield* edit({ title: "Planning" })
        yield* killed(place, "after")
        yield* edit({ title: "Planning more" })
        yield* killed(place, "after")
        yield* edit({ title: "Planning most" })
        yield* killed(place, "before")
        yield* work
        assert.deepStrictEqual([...place.files.keys()], [name])
        assert.include(place.files.get(name) ?? "", "# Planning most")
        assert.deepStrictEqual(yield* states(id), written)
      })
    ))

  it.effect("keeps the name that it was to get", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        yield* killed(place, "before")
        yield* edit({ title: "Planning" })
        yield* work
        assert.deepStrictEqual(place.writes, [name])
        assert.deepStrictEqual(yield* states(id), written)
      })
    ))

  it.effect("stays as somebody changed it in the meantime", () =>
    scene((place) =>
      Effect.gen(function*() {
        yield* killed(place, "after")
        place.files.set(name, "my own notes")
        yield* work
        assert.strictEqual(place.files.get(name), "my own notes")
        assert.deepStrictEqual([...place.files.keys()], [name, "Weekly sync 00000001.md"])
      })
    ))

  it.effect("is neither a double nor a conflict if it arrives only when it is tried again", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        place.mishap = "late"
        yield* work
        yield* TestClock.adjust("1 minute")
        yield* work
        assert.deepStrictEqual(place.writes, [name])
        assert.deepStrictEqual(yield* states(id), written)
        yield* edit({ title: "Planning" })
        place.mishap = "late"
        yield* work
        yield* edit({ title: "Planning more" })
        yield* work
        assert.deepStrictEqual([...place.files.keys()], [name])
        assert.include(place.files.get(name) ?? "", "# Planning more")
        assert.deepStrictEqual(yield* states(id), written)
      })
    ))
})
