import { ConversionStore } from "#domain/conversion/conversion-store.port.ts"
import { UploadSink } from "#domain/intake/upload-sink.port.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { sweepLeftovers } from "#domain/pipeline/jobs/sweep-leftovers.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Order, Stream } from "effect"
import { TestClock } from "effect/testing"
import { aConversion, conversionId } from "../../support/a-conversion.ts"
import { atNoon } from "../../support/a-scene.ts"
import { anUpload, bytesOf, uploadId } from "../../support/an-upload.ts"

const hour = 60 * 60 * 1000

const sweepAfter = (hours: number) =>
  Effect.gen(function*() {
    const sink = yield* UploadSink
    yield* TestClock.setTime(Date.now() + hours * hour)
    yield* sweepLeftovers
    const left = yield* Stream.runCollect(sink.list)
    return left.map(({ id }) => id).toSorted(Order.String)
  })

it.effect("files of conversions that do not exist are removed after a day; those of a conversion stay", () =>
  atNoon(Effect.gen(function*() {
    const blobs = yield* BlobStore
    yield* (yield* ConversionStore).insert(aConversion())
    for (const nth of [1, 2]) yield* blobs.put(`conversion/${conversionId(nth)}/source`, Buffer.from("x"))
    const left = Effect.map(Stream.runCollect(blobs.list("conversion")), (all) => all.map(({ key }) => key))
    yield* sweepAfter(23)
    assert.strictEqual((yield* left).length, 2)
    yield* sweepAfter(25)
    assert.deepStrictEqual(yield* left, [`conversion/${conversionId(1)}/source`])
  })))

describe("bytes of uploads", () => {
  it.effect("that no longer exist are removed after a day; those of an upload stay", () =>
    atNoon(Effect.gen(function*() {
      const sink = yield* UploadSink
      const uploads = yield* UploadStore
      yield* uploads.insert(anUpload(1, { expiresAt: DateTime.makeUnsafe("2030-01-01T00:00:00.000Z") }))
      for (const nth of [1, 2]) {
        yield* sink.write(uploadId(nth), { bytes: bytesOf("hello"), offset: 0, maxSize: 5 })
      }
      assert.deepStrictEqual(yield* sweepAfter(23), [uploadId(1), uploadId(2)])
      assert.deepStrictEqual(yield* sweepAfter(25), [uploadId(1)])
    })))
})
