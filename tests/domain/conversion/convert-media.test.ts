import { ConversionLimits } from "#domain/conversion/conversion-limits.ts"
import { ConversionStore } from "#domain/conversion/conversion-store.port.ts"
import { cancelConversion } from "#domain/conversion/use-cases/cancel-conversion.ts"
import { convertMedia } from "#domain/conversion/use-cases/convert-media.ts"
import { deleteConversion } from "#domain/conversion/use-cases/delete-conversion.ts"
import { listConversions } from "#domain/conversion/use-cases/list-conversions.ts"
import { transcribeConversion } from "#domain/conversion/use-cases/transcribe-conversion.ts"
import { GuestStore } from "#domain/guest/guest-store.port.ts"
import { MaxToolFile } from "#domain/intake/upload-limit.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { conversionJobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asBob, refusal, refusalWith } from "../../support/a-scene.ts"
import { ada, bob } from "../../support/a-task.ts"
import { anUpload, arrived, isThere, uploadId } from "../../support/an-upload.ts"
import { compressed, converted, converting, shown } from "../../support/conversion/a-conversion-scene.ts"

const asked = { tool: "compress", format: "mp3" } as const

describe("conversion.convertMedia", () => {
  it.effect("queues an uploaded file, which is used up, and keeps its source", () =>
    converting(Effect.gen(function*() {
      const one = yield* compressed()
      assert.deepInclude(one, {
        tool: "compress",
        fileName: "talk-1.wav",
        resultName: "talk-1.mp3",
        status: "waiting",
        progress: 0,
        quality: 40,
        originalSize: 15,
        processedSize: null,
        duration: 60,
        expiresAt: null,
        expiresIn: null,
        downloadUrl: null,
      })
      assert.isFalse(yield* isThere(uploadId(1)))
      assert.deepStrictEqual((yield* conversionJobs).map(({ conversionId, account }) => [conversionId, account]), [[
        one.id,
        ada,
      ]])
      assert.deepStrictEqual((yield* listConversions.run({})).items, [one])
    })))

  it.effect("processes the source of an earlier one again, for as long as it is kept", () =>
    converting(Effect.gen(function*() {
      const first = yield* compressed()
      const again = yield* convertMedia.run({ ...asked, conversionId: first.id, quality: 90 })
      assert.notStrictEqual(again.id, first.id)
      assert.deepInclude(again, { fileName: "talk-1.wav", originalSize: 15, quality: 90 })
      assert.strictEqual(
        yield* Effect.provide(refusal(convertMedia.run({ ...asked, conversionId: first.id })), asBob),
        "ConversionNotFound",
      )
    })))

  it.effect("refuses what a tool does not take, says which does, and keeps the upload", () =>
    converting(Effect.gen(function*() {
      const all = [
        ["extract", "audio mp3", "UseAudioCompressor", /use the audio compressor$/],
        ["compress", "video aac", "UseVideoConverter", /use the video to audio converter$/],
        ["extract", "nonsense", "InvalidVideoFile", /not a valid video file/],
        ["compress", "nonsense", "InvalidAudioFile", /not a valid audio file/],
        ["extract", "silent", "InvalidVideoFile", /no sound track$/],
      ] as const
      for (const [nth, [tool, content, code, message]] of all.entries()) {
        const id = yield* arrived(content, anUpload(nth, { purpose: "tool", size: content.length }))
        const found = yield* refusalWith(convertMedia.run({ uploadId: id, tool, format: "mp3" }))
        assert.strictEqual(found["_tag"], code)
        assert.match(String(found["message"]), message)
        assert.isTrue(yield* isThere(id))
      }
      assert.deepStrictEqual(yield* conversionJobs, [])
    })))

  it.effect("refuses without a file, with one of another account, and with one that is not there as a whole", () =>
    converting(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(convertMedia.run(asked)), "NoFileSelected")
      assert.strictEqual(yield* refusal(convertMedia.run({ ...asked, uploadId: uploadId(9) })), "UploadNotFound")
      const id = yield* arrived("audio", anUpload(1, { complete: false }))
      assert.strictEqual(yield* refusal(convertMedia.run({ ...asked, uploadId: id })), "UploadIncomplete")
      assert.strictEqual(
        yield* Effect.provide(refusal(convertMedia.run({ ...asked, uploadId: id })), asBob),
        "UploadNotFound",
      )
    })))

  it.effect("takes files of the size that the operator allows, and uploads for tools of that size", () =>
    converting(Effect.gen(function*() {
      const gigabyte = { fileName: "long.wav", size: 1_000_000_000 }
      assert.strictEqual(yield* refusal(openUpload.run(gigabyte)), "FileTooLarge")
      yield* openUpload.run({ ...gigabyte, for: "tool" })
      assert.strictEqual(
        yield* refusal(openUpload.run({ ...gigabyte, size: 1_000_000_001, for: "tool" })),
        "FileTooLarge",
      )
      const id = yield* arrived("audio", anUpload(1, { purpose: "tool", size: 5 }))
      const small = Effect.provideService(convertMedia.run({ ...asked, uploadId: id }), MaxToolFile, 4)
      assert.strictEqual(yield* refusal(small), "FileTooLarge")
    })))

  it.effect("has as many waiting for an account as the operator allows", () =>
    converting(
      Effect.gen(function*() {
        const first = yield* compressed("audio", 1)
        yield* compressed("audio", 2)
        const found = yield* refusalWith(compressed("audio", 3))
        assert.deepInclude(found, { _tag: "TooManyConversions", max: 2, retryAfter: 60 })
        assert.isTrue(yield* isThere(uploadId(3)))
        yield* cancelConversion.run({ conversionId: first.id })
        yield* convertMedia.run({ ...asked, uploadId: uploadId(3) })
      }).pipe(Effect.provideService(ConversionLimits, { waiting: 2, atOnce: 1 })),
    ))
})

describe("a conversion", () => {
  it.effect("is its owner's alone", () =>
    converting(Effect.gen(function*() {
      const { id: conversionId } = yield* converted
      const refusals = [
        yield* Effect.provide(refusal(shown(conversionId)), asBob),
        yield* Effect.provide(refusal(cancelConversion.run({ conversionId })), asBob),
        yield* Effect.provide(refusal(deleteConversion.run({ conversionId })), asBob),
      ]
      assert.deepStrictEqual(new Set(refusals), new Set(["ConversionNotFound"]))
      assert.strictEqual((yield* Effect.provide(listConversions.run({}), asBob)).total, 0)
    })))

  it.effect("is a guest's as well, until signing in makes it an account's, which alone may transcribe it", () =>
    converting(Effect.gen(function*() {
      const asGuest = Effect.provideService(CurrentActor, { _tag: "User", id: ada, isGuest: true })
      const { id: conversionId } = yield* asGuest(converted)
      assert.strictEqual(yield* asGuest(refusal(transcribeConversion.run({ conversionId }))), "SignInRequired")
      yield* (yield* GuestStore).adopt(ada, bob)
      assert.strictEqual(yield* refusal(shown(conversionId)), "ConversionNotFound")
      assert.strictEqual((yield* Effect.provide(shown(conversionId), asBob)).status, "completed")
    })))

  it.effect("can be cancelled while it is open, and deleted always", () =>
    converting(Effect.gen(function*() {
      const waiting = yield* compressed()
      const cancelled = yield* cancelConversion.run({ conversionId: waiting.id })
      assert.deepInclude(cancelled, { status: "cancelled", expiresIn: 86_400, downloadUrl: null })
      assert.deepStrictEqual(yield* conversionJobs, [])
      assert.strictEqual(yield* refusal(cancelConversion.run({ conversionId: waiting.id })), "ConversionEnded")
      yield* deleteConversion.run({ conversionId: waiting.id })
      const store = yield* ConversionStore
      assert.deepStrictEqual(yield* store.ofAccount(ada), [])
    })))
})
