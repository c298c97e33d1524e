import { UploadStore } from "#domain/intake/upload-store.port.ts"
import type { Upload } from "#domain/intake/upload.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { existsSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { ada, at, bob } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const uploadId = (nth: number): UploadId => UploadId.make(`0190a5f2-7c1e-7000-8000-0000000ff00${nth}`)

const anUpload = (given: Partial<Upload> = {}): Upload => ({
  id: uploadId(1),
  ownerId: ada,
  fileName: "Résumé 会议.mp4",
  size: 5_000_000_000,
  complete: false,
  ticketHash: "ticket-hash",
  createdAt: at("2026-11-20T08:00:00.000Z"),
  ...given,
})

/** What every UploadStore must do. */
export const uploadStoreContract = (name: string, layer: Layer.Layer<UploadStore>): void => {
  describe(`UploadStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives an upload to its owner only",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload())
        assert.deepStrictEqual(yield* uploads.get(uploadId(1), ada), anUpload())
        assert.strictEqual((yield* Effect.flip(uploads.get(uploadId(1), bob)))._tag, "UploadNotFound")
        assert.strictEqual((yield* Effect.flip(uploads.get(uploadId(2), ada)))._tag, "UploadNotFound")
      }),
    )

    behaves(
      "gives an upload to the holder of its ticket",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload())
        yield* uploads.insert(anUpload({ id: uploadId(2), ticketHash: null }))
        assert.deepStrictEqual(yield* uploads.ofTicket(uploadId(1), "ticket-hash"), anUpload())
        assert.strictEqual((yield* Effect.flip(uploads.ofTicket(uploadId(1), "other")))._tag, "UploadNotFound")
        assert.strictEqual((yield* Effect.flip(uploads.ofTicket(uploadId(2), "ticket-hash")))._tag, "UploadNotFound")
      }),
    )

    behaves(
      "counts the uploads of an account that no task has taken, complete or not",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload())
        yield* uploads.insert(anUpload({ id: uploadId(2) }))
        yield* uploads.insert(anUpload({ id: uploadId(3), ownerId: bob }))
        yield* uploads.complete(uploadId(2), 7)
        assert.strictEqual(yield* uploads.count(ada), 2)
        yield* uploads.remove(uploadId(1))
        assert.strictEqual(yield* uploads.count(ada), 1)
      }),
    )

    behaves(
      "learns the size of what was sent before anybody knew it",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload({ size: null }))
        assert.isNull((yield* uploads.get(uploadId(1), ada)).size)
        yield* uploads.complete(uploadId(1), 5_000_000_000)
        assert.deepStrictEqual(
          yield* uploads.get(uploadId(1), ada),
          anUpload({ size: 5_000_000_000, complete: true }),
        )
      }),
    )

    behaves(
      "names a path that can be written, and removes row and bytes",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload())
        const path = yield* uploads.path(uploadId(1))
        yield* Effect.promise(() => writeFile(path, "bytes"))
        const beside = ["json", "json.part", "x7.part"].map((ending) => `${path}.${ending}`)
        yield* Effect.forEach(beside, (one) => Effect.promise(() => writeFile(one, "{}")))
        const other = yield* uploads.path(uploadId(2))
        yield* Effect.promise(() => writeFile(other, "bytes"))
        yield* uploads.remove(uploadId(1))
        yield* uploads.remove(uploadId(1))
        assert.deepStrictEqual([path, ...beside, other].filter((one) => existsSync(one)), [other])
        yield* uploads.remove(uploadId(2))
        assert.strictEqual((yield* Effect.flip(uploads.get(uploadId(1), ada)))._tag, "UploadNotFound")
      }),
    )

    behaves(
      "names what is older than a moment",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload())
        yield* uploads.insert(anUpload({ id: uploadId(2), createdAt: at("2026-11-21T08:00:00.000Z") }))
        assert.deepStrictEqual(yield* uploads.expired(at("2026-11-21T08:00:00.000Z")), [uploadId(1)])
      }),
    )
  })
}
