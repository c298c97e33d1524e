import { BackupPlace } from "#domain/backup/backup-place.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { createHash, randomBytes } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { behavesOn } from "../support/behaves.ts"

const [older, newer] = ["parley-2026-11-19T03-15-00-000Z.tar.gz", "parley-2026-11-20T03-15-00-000Z.tar.gz"] as const

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

const kept = (name: string, bytes: Uint8Array) =>
  Effect.scoped(Effect.gen(function*() {
    const { draft, keep } = yield* BackupPlace
    const path = yield* draft(name)
    writeFileSync(path, bytes)
    return yield* keep(name, path)
  }))

/** What every place for backups must do. */
export const backupPlaceContract = (name: string, layer: Layer.Layer<BackupPlace>): void => {
  describe(`BackupPlace: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "has nothing at first, and says where it is",
      Effect.gen(function*() {
        const { list, sweep, where } = yield* BackupPlace
        assert.notStrictEqual(where, "")
        yield* sweep
        assert.deepStrictEqual(yield* list, [])
      }),
    )

    behaves(
      "gives back what is kept, byte by byte, large or empty, until it is removed",
      Effect.gen(function*() {
        const { list, open, remove } = yield* BackupPlace
        // More than one part of a transfer to a bucket.
        const large = randomBytes(20 * 1024 * 1024)
        assert.strictEqual(yield* kept(older, large), large.length)
        assert.strictEqual(yield* kept(newer, new Uint8Array()), 0)
        const found = yield* list
        assert.deepStrictEqual(found.map((one) => [one.name, one.bytes]), [[newer, 0], [older, large.length]])
        const path = yield* Effect.scoped(Effect.gen(function*() {
          const opened = yield* open(older)
          assert.strictEqual(hashOf(readFileSync(opened)), hashOf(large))
          return opened
        }))
        yield* remove(older)
        yield* remove(older)
        assert.isFalse(existsSync(path))
        assert.deepStrictEqual((yield* list).map((one) => one.name), [newer])
        assert.deepInclude(yield* Effect.flip(Effect.scoped(open(older))), { reason: "unreachable" })
      }),
    )

    behaves(
      "keeps no draft that is given up, and does not sweep one that is being written",
      Effect.gen(function*() {
        const { draft, list, sweep } = yield* BackupPlace
        const path = yield* Effect.scoped(Effect.gen(function*() {
          const made = yield* draft(newer)
          writeFileSync(made, "half")
          yield* sweep
          assert.isTrue(existsSync(made))
          assert.deepStrictEqual(yield* list, [])
          return made
        }))
        assert.isFalse(existsSync(path))
      }),
    )
  })
}
