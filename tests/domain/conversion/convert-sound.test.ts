import { ConversionStore } from "#domain/conversion/conversion-store.port.ts"
import { cancelConversion } from "#domain/conversion/use-cases/cancel-conversion.ts"
import { deleteConversion } from "#domain/conversion/use-cases/delete-conversion.ts"
import { JobQueue } from "#domain/job/job-queue.port.ts"
import type { ConversionId } from "#domain/kernel/ids.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { MediaUnreadable } from "#domain/media/errors.ts"
import { convertSound } from "#domain/pipeline/jobs/convert-sound.ts"
import { resumeUnfinished } from "#domain/pipeline/jobs/resume-unfinished.ts"
import { conversionJobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Result, Stream } from "effect"
import { TestClock } from "effect/testing"
import { spentBy } from "../../support/a-scene.ts"
import { compressed, converted, converting, shown, work } from "../../support/conversion/a-conversion-scene.ts"

const allFiles = Effect.gen(function*() {
  const blobs = yield* BlobStore
  return (yield* Stream.runCollect(blobs.list("conversion"))).length
})

/** A converter that says when it has begun, and never ends. */
const endless = Effect.map(Deferred.make<void>(), (begun) => ({
  begun: Deferred.await(begun),
  convert: Effect.andThen(Deferred.succeed(begun, undefined), Effect.never),
}))

/** Only the store says that it has ended; so many files are left. */
const stopsAt = <A, E, R>(end: (conversionId: ConversionId) => Effect.Effect<A, E, R>, left: number) =>
  Effect.flatMap(endless, ({ begun, convert }) =>
    converting(
      Effect.gen(function*() {
        const { id } = yield* compressed()
        const working = yield* Effect.forkChild(work(id))
        yield* begun
        const silent = { ...yield* JobQueue, cancel: () => Effect.void }
        yield* Effect.provideService(end(id), JobQueue, silent)
        yield* TestClock.adjust("500 millis")
        yield* Fiber.join(working)
        assert.strictEqual(yield* allFiles, left)
      }),
      convert,
    ))

describe("convertSound", () => {
  it.effect("makes the file, charges nothing, and does nothing a second time", () =>
    converting(Effect.gen(function*() {
      const one = yield* converted
      assert.deepInclude(one, { status: "completed", processedSize: 12, duration: 60, isLarger: false })
      const [job] = yield* conversionJobs
      yield* convertSound(job ?? assert.fail("no job"))
      assert.deepStrictEqual(yield* shown(one.id), one)
      assert.strictEqual(yield* spentBy(), 0)
    })))

  it.effect("says why a file could not be processed", () =>
    converting(
      Effect.gen(function*() {
        const { id } = yield* compressed()
        yield* work(id)
        assert.deepInclude(yield* shown(id), {
          status: "failed",
          errorCode: "ConversionFailed:damaged",
          errorMessage: "The file could not be processed: no sound could be decoded",
          downloadUrl: null,
          expiresIn: 86_400,
        })
      }),
      Effect.fail(new MediaUnreadable({ code: "damaged", detail: "no sound could be decoded" })),
    ))

  it.effect("says that the disk is full, and leaves nothing but the source", () =>
    converting(
      Effect.gen(function*() {
        const { id } = yield* compressed()
        yield* work(id)
        assert.deepInclude(yield* shown(id), { status: "failed", errorCode: "ConversionFailed:disk-full" })
        assert.strictEqual(yield* allFiles, 1)
      }),
      Effect.die(Object.assign(new Error("full"), { code: "ENOSPC" })),
    ))

  it.effect("stops when it is cancelled or deleted in another process", () =>
    Effect.andThen(
      stopsAt((conversionId) => cancelConversion.run({ conversionId }), 1),
      stopsAt((conversionId) => deleteConversion.run({ conversionId }), 0),
    ))

  it.effect("is given back by a server that stops, without counting as an attempt", () =>
    Effect.gen(function*() {
      const { begun, convert } = yield* endless
      yield* converting(
        Effect.gen(function*() {
          const { id } = yield* compressed()
          const working = yield* Effect.forkChild(work(id))
          yield* begun
          assert.deepInclude(yield* shown(id), { status: "processing", progress: 0.5 })
          yield* Fiber.interrupt(working)
          const store = yield* ConversionStore
          assert.deepInclude(yield* store.get(id), { state: { _tag: "Waiting" }, runs: 0 })
        }),
        convert,
      )
    }))

  it.effect("begins once more after a server was killed, and gives up after the second time", () =>
    converting(Effect.gen(function*() {
      const { id } = yield* compressed()
      const store = yield* ConversionStore
      const killed = (runs: number) =>
        store.modify(id, (one) => Result.succeed({ ...one, state: { _tag: "Processing" }, runs, expiresAt: null }))
      yield* killed(1)
      yield* (yield* JobQueue).cancel(id)
      assert.strictEqual(yield* resumeUnfinished, 1)
      yield* work(id)
      assert.strictEqual((yield* shown(id)).status, "completed")
      yield* killed(2)
      yield* work(id)
      assert.deepInclude(yield* shown(id), { status: "failed", errorCode: "ConversionFailed:interrupted" })
    })))
})
