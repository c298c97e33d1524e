import * as Blobs from "#adapters/storage/local-disk/blob-store.ts"
import * as Sink from "#adapters/storage/local-disk/upload-sink.ts"
import { acquireDataFolder } from "#cli/local-operations/data-folder.ts"
import { UploadSink } from "#domain/intake/upload-sink.port.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { chmodSync, mkdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { scopedFolder } from "../../../support/a-folder.ts"
import { bytesOf, uploadId } from "../../../support/an-upload.ts"

const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

/** A folder that everybody may read, as it is after `mkdir`. */
const openTo = (folder: string, ...names: ReadonlyArray<string>): string => {
  const path = join(folder, ...names)
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o755)
  return path
}

describe("files on this machine", () => {
  it.effect("can be read by their owner only, also in folders that were open to others", () =>
    Effect.gen(function*() {
      const folder = yield* scopedFolder
      const [uploads, blobs] = [openTo(folder, "uploads"), openTo(folder, "blobs")]
      yield* Effect.gen(function*() {
        const sink = yield* UploadSink
        const store = yield* BlobStore
        yield* sink.write(uploadId(1), { bytes: bytesOf("SOUND"), offset: 0, maxSize: 5 })
        yield* store.put("task/one/waveform", Buffer.from("peaks"))
        assert.strictEqual(rightsOf(join(uploads, uploadId(1))), "600")
        yield* store.moveIn("task/one/source/0", (yield* sink.local(uploadId(1))) ?? "")
      }).pipe(Effect.provide(Layer.mergeAll(Sink.layer({ folder: uploads }), Blobs.layer({ folder: blobs }))))
      const paths = ["task/one/source/0", "task/one/waveform", "task/one", ""].map((name) => join(blobs, name))
      assert.deepStrictEqual(paths.map(rightsOf), ["600", "600", "700", "700"])
      assert.strictEqual(rightsOf(uploads), "700")
    }))

  it.effect("are in a data folder that is closed to others when a server starts", () =>
    Effect.gen(function*() {
      const data = openTo(yield* scopedFolder, "data")
      yield* acquireDataFolder(data)
      assert.strictEqual(rightsOf(data), "700")
    }))
})
