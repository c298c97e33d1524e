import { UploadStore } from "#domain/intake/upload-store.port.ts"
import type { Upload } from "#domain/intake/upload.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, bob } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const uploadId = (nth: number): UploadId => UploadId.make(`0190a5f2-7c1e-7000-8000-0000000ff00${nth}`)

const anUpload = (given: Partial<Upload> = {}): Upload => ({
  id: uploadId(1),
  ownerId: ada,
  fileName: "Résumé 会议.mp4",
  purpose: "tool",
  size: 5_000_000_000,
  complete: false,
  ticketHash: "ticket-hash",
  transfer: null,
  metadata: "filename UsOpc3Vtw6k=",
  createdAt: at("2026-11-20T08:00:00.000Z"),
  expiresAt: at("2026-11-21T08:00:00.000Z"),
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
      "finds those of several uploads that belong to the account",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload())
        yield* uploads.insert(anUpload({ id: uploadId(2), ownerId: bob }))
        assert.deepStrictEqual(yield* uploads.find([uploadId(2), uploadId(1), uploadId(3)], ada), [anUpload()])
        assert.deepStrictEqual(yield* uploads.find([], ada), [])
      }),
    )

    behaves(
      "counts the uploads of an account, unused tickets apart, without those that have expired",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        const count = (now: string) => uploads.count(ada, at(now))
        yield* uploads.insert(anUpload())
        yield* uploads.insert(anUpload({ id: uploadId(2) }))
        yield* uploads.insert(anUpload({ id: uploadId(3), ownerId: bob }))
        yield* uploads.insert(
          anUpload({ id: uploadId(4), ticketHash: null, expiresAt: at("2026-11-20T09:00:00.000Z") }),
        )
        assert.deepStrictEqual(yield* count("2026-11-20T08:00:00.000Z"), { tickets: 2, uploads: 1 })
        assert.deepStrictEqual(yield* count("2026-11-20T10:00:00.000Z"), { tickets: 2, uploads: 0 })
        yield* uploads.complete(uploadId(2), { size: 7, expiresAt: at("2026-11-22T08:00:00.000Z") })
        assert.deepStrictEqual(yield* count("2026-11-20T10:00:00.000Z"), { tickets: 1, uploads: 1 })
        assert.deepStrictEqual(yield* count("2026-11-21T10:00:00.000Z"), { tickets: 0, uploads: 1 })
      }),
    )

    behaves(
      "adds up the bytes of an account, or of all",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        assert.strictEqual(yield* uploads.bytes(ada), 0)
        yield* uploads.insert(anUpload())
        yield* uploads.insert(anUpload({ id: uploadId(2), size: null }))
        yield* uploads.insert(anUpload({ id: uploadId(3), ownerId: bob, size: 7 }))
        assert.strictEqual(yield* uploads.bytes(ada), 5_000_000_000)
        assert.strictEqual(yield* uploads.bytes(null), 5_000_000_007)
      }),
    )

    behaves(
      "learns a size that was unknown",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload({ size: null }))
        assert.isNull((yield* uploads.get(uploadId(1), ada)).size)
        yield* uploads.setSize(uploadId(1), 5_000_000_000)
        assert.deepStrictEqual(yield* uploads.get(uploadId(1), ada), anUpload())
      }),
    )

    behaves(
      "completes an upload once",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload({ size: null }))
        const done = { size: 5_000_000_000, expiresAt: at("2026-11-22T08:00:00.000Z") }
        const both = yield* Effect.all([uploads.complete(uploadId(1), done), uploads.complete(uploadId(1), done)], {
          concurrency: 2,
        })
        assert.sameMembers(both, [true, false])
        assert.isFalse(yield* uploads.complete(uploadId(2), done))
        assert.deepStrictEqual(yield* uploads.get(uploadId(1), ada), anUpload({ ...done, complete: true }))
      }),
    )

    behaves(
      "removes uploads, and says which of them were there",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload())
        yield* uploads.insert(anUpload({ id: uploadId(2) }))
        const both = [uploadId(1), uploadId(3)]
        assert.deepStrictEqual(yield* uploads.remove(both), new Set([uploadId(1)]))
        assert.deepStrictEqual(yield* uploads.remove(both), new Set())
        assert.deepStrictEqual(yield* uploads.remove([]), new Set())
        assert.strictEqual((yield* Effect.flip(uploads.get(uploadId(1), ada)))._tag, "UploadNotFound")
        assert.strictEqual((yield* uploads.get(uploadId(2), ada)).id, uploadId(2))
      }),
    )

    behaves(
      "says which of several exist",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload())
        assert.deepStrictEqual(yield* uploads.existing([uploadId(1), uploadId(2)]), new Set([uploadId(1)]))
        assert.deepStrictEqual(yield* uploads.existing([]), new Set())
      }),
    )

    behaves(
      "tells which of these are still arriving, in any account",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload({ complete: false }))
        yield* uploads.insert(anUpload({ id: uploadId(2), complete: true }))
        const found = yield* uploads.arriving([uploadId(1), uploadId(2), uploadId(3)])
        assert.deepStrictEqual(found, [anUpload({ complete: false })])
        assert.deepStrictEqual(yield* uploads.arriving([]), [])
      }),
    )

    behaves(
      "names what expired before a time",
      Effect.gen(function*() {
        const uploads = yield* UploadStore
        yield* uploads.insert(anUpload())
        yield* uploads.insert(anUpload({ id: uploadId(2), expiresAt: at("2026-11-21T08:00:00.001Z") }))
        assert.deepStrictEqual(yield* uploads.expired(at("2026-11-21T08:00:00.001Z")), [uploadId(1)])
      }),
    )
  })
}
