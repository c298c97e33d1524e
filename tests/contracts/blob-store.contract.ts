import { BlobStore } from "#domain/media/blob-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, Exit, type Layer, Stream } from "effect"
import { existsSync } from "node:fs"
import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { scopedFolder } from "../support/a-folder.ts"
import { behavesOn } from "../support/behaves.ts"

const key = "task/0190a5f2/source/0"

/** A file outside the store; gives its path. */
const aFile = (bytes: Uint8Array | string) =>
  Effect.gen(function*() {
    const path = join(yield* scopedFolder, "upload")
    yield* Effect.promise(() => writeFile(path, bytes))
    return path
  })

const moveIn = (name: string, bytes: Uint8Array | string) =>
  Effect.gen(function*() {
    const path = yield* aFile(bytes)
    yield* (yield* BlobStore).moveIn(name, path)
    return path
  })

const bytesOf = (name: string, range: { readonly start: number; readonly end: number } | null) =>
  Effect.gen(function*() {
    return Buffer.concat(yield* Stream.runCollect((yield* BlobStore).read(name, range)))
  })

/** What every BlobStore must do. */
export const blobStoreContract = (name: string, layer: Layer.Layer<BlobStore>): void => {
  describe(`BlobStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "takes a file over",
      Effect.scoped(Effect.gen(function*() {
        const path = yield* moveIn(key, "hello")
        assert.isFalse(existsSync(path))
        assert.strictEqual(yield* (yield* BlobStore).size(key), 5)
        assert.strictEqual((yield* bytesOf(key, null)).toString(), "hello")
      })),
    )

    behaves(
      "copies a file that stays, once or again, and neither depends on the other",
      Effect.scoped(Effect.gen(function*() {
        const blobs = yield* BlobStore
        const path = yield* aFile("hello")
        yield* blobs.copyIn(key, path)
        yield* blobs.copyIn(key, path)
        assert.strictEqual(yield* Effect.promise(() => readFile(path, "utf8")), "hello")
        yield* Effect.promise(() => rm(path))
        assert.strictEqual((yield* bytesOf(key, null)).toString(), "hello")
      })),
    )

    behaves(
      "replaces what was there, and takes an empty file",
      Effect.scoped(Effect.gen(function*() {
        yield* moveIn(key, "old")
        yield* moveIn(key, "")
        assert.strictEqual(yield* (yield* BlobStore).size(key), 0)
        assert.strictEqual((yield* bytesOf(key, null)).length, 0)
      })),
    )

    behaves(
      "keeps a few bytes, in place of what was there",
      Effect.gen(function*() {
        const blobs = yield* BlobStore
        yield* blobs.put(key, Uint8Array.of(1, 2, 3))
        yield* blobs.put(key, Uint8Array.of(4, 5))
        assert.deepStrictEqual([...yield* bytesOf(key, null)], [4, 5])
        assert.isTrue(Exit.isFailure(yield* Effect.exit(blobs.put("../escape", Uint8Array.of(1)))))
      }),
    )

    behaves(
      "gives a range, its end included",
      Effect.scoped(Effect.gen(function*() {
        yield* moveIn(key, "0123456789")
        assert.strictEqual((yield* bytesOf(key, { start: 2, end: 4 })).toString(), "234")
        assert.strictEqual((yield* bytesOf(key, { start: 9, end: 9 })).toString(), "9")
      })),
    )

    behaves(
      "keeps a large file byte by byte",
      Effect.scoped(Effect.gen(function*() {
        const bytes = Buffer.alloc(33 * 1024 * 1024 + 7, "parley ")
        yield* moveIn(key, bytes)
        assert.strictEqual(yield* (yield* BlobStore).size(key), bytes.length)
        assert.isTrue((yield* bytesOf(key, null)).equals(bytes))
      })),
    )

    behaves(
      "lends a copy on this machine",
      Effect.scoped(Effect.gen(function*() {
        yield* moveIn(key, "hello")
        const text = yield* Effect.scoped(Effect.gen(function*() {
          const path = yield* (yield* BlobStore).local(key)
          return yield* Effect.promise(() => readFile(path, "utf8"))
        }))
        assert.strictEqual(text, "hello")
        assert.strictEqual((yield* bytesOf(key, null)).toString(), "hello")
      })),
    )

    behaves(
      "refuses what is not there",
      Effect.gen(function*() {
        const blobs = yield* BlobStore
        assert.strictEqual((yield* Effect.flip(blobs.size(key)))._tag, "BlobMissing")
        assert.strictEqual((yield* Effect.flip(bytesOf(key, null)))._tag, "BlobMissing")
        assert.strictEqual((yield* Effect.flip(Effect.scoped(blobs.local(key))))._tag, "BlobMissing")
      }),
    )

    behaves(
      "removes all below a prefix, and nothing beside it",
      Effect.scoped(Effect.gen(function*() {
        const blobs = yield* BlobStore
        for (const one of ["task/1/source/0", "task/1/source/1", "task/10/source/0"]) yield* moveIn(one, "x")
        yield* blobs.removeAll("task/1")
        yield* blobs.removeAll("task/1")
        assert.strictEqual((yield* Effect.flip(blobs.size("task/1/source/0")))._tag, "BlobMissing")
        assert.strictEqual((yield* Effect.flip(blobs.size("task/1/source/1")))._tag, "BlobMissing")
        assert.strictEqual(yield* blobs.size("task/10/source/0"), 1)
      })),
    )

    behaves(
      "lists what is below a prefix, and when it was stored",
      Effect.scoped(Effect.gen(function*() {
        const blobs = yield* BlobStore
        for (const one of ["task/1/source/0", "task/1/waveform", "task/10/source/0"]) yield* moveIn(one, "x")
        const listed = yield* Stream.runCollect(blobs.list("task/1"))
        assert.deepStrictEqual(listed.map((one) => one.key).toSorted(), ["task/1/source/0", "task/1/waveform"])
        assert.lengthOf(yield* Stream.runCollect(blobs.list("task")), 3)
        assert.lengthOf(yield* Stream.runCollect(blobs.list("nothing")), 0)
        const age = Date.now() - (listed[0]?.storedAt.epochMilliseconds ?? 0)
        assert.isBelow(Math.abs(age), 60_000 * 60)
      })),
    )

    for (const odd of ["../escape", "task/../../x", "/etc/passwd", "task//x", "", ".", "task/\0", "task/a b", "a\\b"]) {
      behaves(
        `does not take ${JSON.stringify(odd)} for a key`,
        Effect.scoped(Effect.gen(function*() {
          const path = yield* aFile("x")
          const exit = yield* Effect.exit((yield* BlobStore).moveIn(odd, path))
          assert.isTrue(Exit.isFailure(exit))
          assert.isTrue(existsSync(path))
        })),
      )
    }
  })
}
