import { PlaceReader } from "#domain/watched-place/place-reader.port.ts"
import type { OpenedPlace } from "#domain/watched-place/place.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, type Layer, type Scope } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { scopedFolder } from "../support/a-folder.ts"
import { ada } from "../support/a-task.ts"

/** A place of one kind, and what its owner does in it. */
export interface StagedPlace {
  readonly layer: Layer.Layer<PlaceReader>
  readonly place: OpenedPlace
  readonly put: (name: string, text: string) => Effect.Effect<void>
  readonly remove: (name: string) => Effect.Effect<void>
  /** The names of all that is there, with those that were put away; null where nothing can be put away. */
  readonly names: Effect.Effect<ReadonlyArray<string>> | null
}

const behaves = <E>(
  staged: Effect.Effect<StagedPlace, never, Scope.Scope>,
  what: string,
  test: (stage: StagedPlace) => Effect.Effect<void, E, PlaceReader | Scope.Scope>,
) => it.live(what, () => Effect.scoped(Effect.flatMap(staged, (stage) => Effect.provide(test(stage), stage.layer))))

const look = ({ place }: StagedPlace) =>
  Effect.gen(function*() {
    const reader = yield* PlaceReader
    const found = yield* reader.look(place, null, ada)
    return (found?.sightings ?? []).toSorted((a, b) => a.fileName < b.fileName ? -1 : 1)
  })

/** What every PlaceReader must do. */
export const placeReaderContract = (name: string, staged: Effect.Effect<StagedPlace, never, Scope.Scope>): void => {
  describe(`PlaceReader: ${name}`, () => {
    behaves(
      staged,
      "sees recordings and documents, and nothing else, the same at each look",
      (stage) =>
        Effect.gen(function*() {
          for (const file of ["b.mp3", "a.pdf", "c.exe", "d.mp3.part"]) yield* stage.put(file, "0123456789")
          const seen = yield* look(stage)
          assert.deepStrictEqual(seen.map(({ fileName }) => fileName), ["a.pdf", "b.mp3"])
          assert.deepStrictEqual(yield* look(stage), seen)
          yield* stage.put("b.mp3", "0123456789 and more")
          yield* stage.remove("a.pdf")
          const changed = yield* look(stage)
          assert.deepStrictEqual(changed.map(({ key }) => key), [seen[1]?.key ?? ""])
          assert.strictEqual(changed[0]?.version === seen[1]?.version, stage.place._tag === "Feed")
        }),
    )

    behaves(staged, "fetches what was seen, whole, and says that it is gone", (stage) =>
      Effect.gen(function*() {
        const reader = yield* PlaceReader
        yield* stage.put("a.mp3", "0123456789")
        const [one] = yield* look(stage)
        if (one === undefined) return assert.fail("nothing was seen")
        const target = join(yield* scopedFolder, "file")
        assert.deepStrictEqual(yield* reader.fetch(stage.place, one, target), { fileName: "a.mp3", size: 10 })
        assert.strictEqual(readFileSync(target, "utf8"), "0123456789")
        yield* stage.remove("a.mp3")
        const gone = yield* Effect.flip(reader.fetch(stage.place, one, target))
        assert.strictEqual(gone._tag, "ItemGone")
      }))

    behaves(
      staged,
      "puts away what it has seen, once, replaces nothing, and does not see it again",
      (stage) =>
        Effect.gen(function*() {
          const reader = yield* PlaceReader
          const { names } = stage
          if (names === null) return
          yield* stage.put("done/a.mp3", "of last week")
          for (const file of ["a.mp3", "b.mp3", "c.mp3"]) yield* stage.put(file, "0123456789")
          const [a, b, c] = yield* look(stage)
          if (a === undefined || b === undefined || c === undefined) return assert.fail("something is missing")
          yield* reader.putAway(stage.place, a, "move")
          yield* reader.putAway(stage.place, b, "delete")
          yield* reader.putAway(stage.place, b, "delete")
          yield* stage.put("c.mp3", "another one by now")
          yield* reader.putAway(stage.place, c, "delete")
          assert.deepStrictEqual(yield* names, ["c.mp3", "done/a (2).mp3", "done/a.mp3"])
          assert.deepStrictEqual((yield* look(stage)).map(({ fileName }) => fileName), ["c.mp3"])
        }),
    )
  })
}
