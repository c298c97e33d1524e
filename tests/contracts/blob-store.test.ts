import * as LocalBlobs from "#adapters/storage/local-disk/blob-store.ts"
import { copyOver } from "#adapters/storage/local-disk/move-in.ts"
import * as S3Blobs from "#adapters/storage/s3/blob-store.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { existsSync } from "node:fs"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { aBucket } from "../support/a-bucket.ts"
import { scopedFolder } from "../support/a-folder.ts"
import { blobStoreContract } from "./blob-store.contract.ts"

blobStoreContract("local disk", Layer.unwrap(Effect.map(scopedFolder, (folder) => LocalBlobs.layer({ folder }))))

const inBucket = Effect.gen(function*() {
  return S3Blobs.layer({ ...(yield* aBucket), folder: yield* scopedFolder })
})
blobStoreContract("S3", Layer.orDie(Layer.unwrap(inBucket)))

describe("LocalBlobs", () => {
  it.effect("leaves no empty folders", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      const upload = join(yield* scopedFolder, "upload")
      yield* Effect.promise(() => writeFile(upload, "x"))
      yield* Effect.gen(function*() {
        const blobs = yield* BlobStore
        yield* blobs.moveIn("task/1/source/0", upload)
        yield* blobs.removeAll("task/1")
      }).pipe(Effect.provide(LocalBlobs.layer({ folder })))
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(folder)), [])
    }))

  it.effect("accepts a file that a restart finds already taken", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      const upload = join(yield* scopedFolder, "upload")
      yield* Effect.promise(() => writeFile(upload, "x"))
      yield* Effect.gen(function*() {
        const blobs = yield* BlobStore
        yield* blobs.moveIn("task/1/source/0", upload)
        yield* blobs.moveIn("task/1/source/0", upload)
        assert.strictEqual(yield* blobs.size("task/1/source/0"), 1)
      }).pipe(Effect.provide(LocalBlobs.layer({ folder })))
    }))

  it.effect("copies from another disk, leaving nothing behind", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      const [from, to] = [join(folder, "from"), join(folder, "to")]
      yield* Effect.promise(() => writeFile(from, "bytes"))
      yield* Effect.promise(() => copyOver(from, to))
      assert.strictEqual(yield* Effect.promise(() => readFile(to, "utf8")), "bytes")
      assert.deepStrictEqual([existsSync(from), yield* Effect.promise(() => readdir(folder))], [false, ["to"]])
    }))
})

describe("S3Blobs", () => {
  it.live("says at start which bucket cannot be used", () =>
    Effect.gen(function*() {
      const options = { ...(yield* aBucket), bucket: "missing", folder: yield* scopedFolder }
      const refusal = yield* Effect.flip(Layer.build(S3Blobs.layer(options)))
      assert.match(refusal.message, /S3_BUCKET: "missing" cannot be used/)
    }))
})
