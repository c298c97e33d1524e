import * as Places from "#adapters/watching/place-reader.ts"
import { putAwayFile } from "#adapters/watching/put-away-file.ts"
import { PlaceReader } from "#domain/watched-place/place-reader.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs"
import { rename } from "node:fs/promises"
import { join } from "node:path"
import { vi } from "vitest"
import { scopedFolder } from "../../support/a-folder.ts"
import { ada } from "../../support/a-task.ts"

const staged = Effect.map(scopedFolder, (made) => {
  const path = realpathSync(made)
  writeFileSync(join(path, "a.mp3"), "sounds")
  return path
})

const look = (path: string) =>
  Effect.flatMap(
    PlaceReader,
    (reader) => Effect.map(reader.look({ _tag: "Folder", path }, null, ada), (found) => found?.sightings ?? []),
  )

/** As if someone else wrote a file of this name right before it is taken. */
const takeTooLate: typeof rename = async (from, to) => {
  writeFileSync(`${String(from)}.new`, "other sounds")
  renameSync(`${String(from)}.new`, from)
  await rename(from, to)
}

const inAFolder = <E>(test: (path: string) => Effect.Effect<void, E, PlaceReader>) =>
  Effect.scoped(Effect.gen(function*() {
    const path = yield* staged
    yield* Effect.provide(test(path), Places.layer({ root: null, closed: [], inside: new Set<string>() }))
  }))

describe("a file that is replaced while it is put away", () => {
  it.live.each(["delete", "move"] as const)(
    "is neither lost nor taken for the one before: %s",
    (how) =>
      inAFolder((path) =>
        Effect.gen(function*() {
          const [seen] = yield* look(path)
          if (seen === undefined) return assert.fail("it was not seen")
          yield* Effect.promise(() => putAwayFile(path, seen, how, takeTooLate))
          assert.strictEqual(readFileSync(join(path, "a.mp3"), "utf8"), "other sounds")
          assert.deepStrictEqual(readdirSync(path).filter((name) => name !== "done"), ["a.mp3"])
          const [now] = yield* look(path)
          assert.notStrictEqual(now?.version, seen.version)
        })
      ),
  )

  it.live("goes back at a later look if a crash left it, beside what is there by then", () =>
    inAFolder((path) =>
      Effect.gen(function*() {
        mkdirSync(join(path, ".parley-held-1"))
        writeFileSync(join(path, ".parley-held-1/a.mp3"), "older sounds")
        assert.deepStrictEqual((yield* look(path)).map(({ key }) => key), ["a.mp3"])
        const later = Date.now() + 120_000
        const clock = vi.spyOn(Date, "now").mockReturnValue(later)
        yield* look(path)
        clock.mockRestore()
        assert.sameMembers((yield* look(path)).map(({ key }) => key), ["a.mp3", "a (2).mp3"])
        assert.sameMembers(readdirSync(path), ["a.mp3", "a (2).mp3"])
      })
    ))
})
