import type { OpenPlace } from "#domain/automatic-export/export-place.ts"
import { ExportTargets } from "#domain/automatic-export/export-targets.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, type Layer, type Scope } from "effect"
import { refusal } from "../support/a-scene.ts"

const note = (body: string) => ({ body, mediaType: "text/markdown; charset=utf-8" })

export interface OpenedPlace {
  readonly place: OpenPlace
  readonly layer: Layer.Layer<ExportTargets>
  /** What somebody else does there, and sees: the content of each file by its path, without drafts. */
  readonly write: (path: string, text: string) => Promise<void>
  readonly remove: (path: string) => Promise<void>
  readonly read: () => Promise<Readonly<Record<string, string>>>
}

/** What every place that files are written to must do. `open` makes an empty one. */
export const exportTargetsContract = (name: string, open: Effect.Effect<OpenedPlace, never, Scope.Scope>): void => {
  const behaves = (
    behaviour: string,
    test: (opened: OpenedPlace) => Effect.Effect<void, unknown, ExportTargets>,
  ): void => {
    it.live(
      behaviour,
      () => Effect.scoped(Effect.flatMap(open, (opened) => Effect.provide(test(opened), opened.layer))),
    )
  }

  describe(`ExportTargets: ${name}`, () => {
    behaves(
      "writes a file with its folders, whatever its name, and knows its version and content",
      ({ place, read }) =>
        Effect.gen(function*() {
          const { look, hashAt, hashOf, put } = yield* ExportTargets
          const path = "Büro & Co/über 100% #1/a b.md"
          assert.isNull(yield* look(place, path))
          assert.isNull(yield* hashAt(place, path, 1000))
          const version = yield* put(place, path, note("Grüße\n"), null)
          assert.strictEqual(yield* look(place, path), version)
          assert.strictEqual(yield* hashAt(place, path, 1000), hashOf("Grüße\n"))
          assert.isNull(yield* hashAt(place, path, 3))
          assert.deepStrictEqual(yield* Effect.promise(read), { [path]: "Grüße\n" })
        }),
    )

    behaves(
      "writes over the version that is meant, and over nothing else",
      ({ place, read, write }) =>
        Effect.gen(function*() {
          const { look, put } = yield* ExportTargets
          const first = yield* put(place, "a.md", note("one"), null)
          assert.strictEqual(yield* refusal(put(place, "a.md", note("two"), null)), "PathTaken")
          const second = yield* put(place, "a.md", note("two"), first)
          assert.notStrictEqual(second, first)
          yield* Effect.promise(() => write("a.md", "of a person"))
          assert.notStrictEqual(yield* look(place, "a.md"), second)
          assert.strictEqual(yield* refusal(put(place, "a.md", note("three"), second)), "PathTaken")
          assert.deepStrictEqual(yield* Effect.promise(read), { "a.md": "of a person" })
        }),
    )

    behaves("sees that a file was removed", ({ place, remove }) =>
      Effect.gen(function*() {
        const { look, put } = yield* ExportTargets
        yield* put(place, "a.md", note("one"), null)
        yield* Effect.promise(() => remove("a.md"))
        assert.isNull(yield* look(place, "a.md"))
      }))

    behaves("tries whether it can write, and leaves nothing behind", ({ place, read }) =>
      Effect.gen(function*() {
        const { probe } = yield* ExportTargets
        yield* probe(place, "parley-test.txt")
        assert.deepStrictEqual(yield* Effect.promise(read), {})
      }))
  })
}
