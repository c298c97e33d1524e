import { UploadSink } from "#domain/intake/upload-sink.port.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { sweepLeftovers } from "#domain/pipeline/jobs/sweep-leftovers.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Order, Stream } from "effect"
import { TestClock } from "effect/testing"
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
