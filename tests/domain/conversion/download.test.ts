import { UserStore } from "#domain/account/user-store.port.ts"
import type { ConversionView } from "#domain/conversion/conversion-view.ts"
import { expireConversions } from "#domain/conversion/shared/expire-conversions.ts"
import { convertMedia } from "#domain/conversion/use-cases/convert-media.ts"
import { deleteConversion } from "#domain/conversion/use-cases/delete-conversion.ts"
import { getConvertedFile } from "#domain/conversion/use-cases/get-converted-file.ts"
import { listConversions } from "#domain/conversion/use-cases/list-conversions.ts"
import { TokenSigner } from "#domain/kernel/token-signer.port.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { TestClock } from "effect/testing"
import { asVisitor, noon, refusal } from "../../support/a-scene.ts"
import { ada } from "../../support/a-task.ts"
import { compressed, converted, converting, shown, work } from "../../support/conversion/a-conversion-scene.ts"
import { madeSound } from "../../support/conversion/scripted-converter.ts"

const link = ({ downloadUrl }: ConversionView) => new URL(downloadUrl ?? "").searchParams.get("link") ?? ""
const download = (one: ConversionView, given = link(one)) =>
  Effect.provide(getConvertedFile.run({ conversionId: one.id, link: given }), asVisitor)

const filesOf = (one: ConversionView) =>
  Effect.gen(function*() {
    const blobs = yield* BlobStore
    return (yield* Stream.runCollect(blobs.list(`conversion/${one.id}`))).length
  })

describe("the download of a conversion", () => {
  it.effect("is anybody's who has the link, with a good name, for a day by the server's clock", () =>
    converting(Effect.gen(function*() {
      const one = yield* converted
      assert.deepInclude(one, { status: "completed", progress: 1, processedSize: madeSound.length, expiresIn: 86_400 })
      assert.match(
        one.downloadUrl ?? "",
        /^https:\/\/parley\.example\/api\/media-tools\/jobs\/[0-9a-f-]{36}\/file\?link=/,
      )
      const file = yield* download(one)
      assert.deepInclude(file, { mediaType: "audio/mpeg", fileName: "talk-1.mp3" })
      const blobs = yield* BlobStore
      assert.strictEqual(yield* blobs.size(file.key), madeSound.length)
      yield* TestClock.setTime(noon.epochMilliseconds + 86_399_000)
      assert.strictEqual((yield* shown(one.id)).expiresIn, 1)
      yield* download(one)
    })))

  it.effect("is refused with a link of another conversion, and without a signed one", () =>
    converting(Effect.gen(function*() {
      const first = yield* converted
      const { id } = yield* compressed("audio", 2)
      yield* work(id)
      const second = yield* shown(id)
      const { sign } = yield* TokenSigner
      const wrong = [link(second), "", "x", `${link(first)}x`, yield* sign("{}"), yield* sign(`{"task":"${first.id}"}`)]
      for (const one of wrong) assert.strictEqual(yield* refusal(download(first, one)), "ShareNotFound", one)
    })))

  it.effect("has expired after a day, for good: a clock that is set back revives nothing", () =>
    converting(Effect.gen(function*() {
      const one = yield* converted
      yield* TestClock.setTime(noon.epochMilliseconds + 86_400_000)
      assert.deepInclude(yield* shown(one.id), {
        status: "expired",
        expiresIn: 0,
        downloadUrl: null,
        processedSize: 12,
      })
      assert.strictEqual(yield* refusal(download(one)), "DownloadExpired")
      assert.strictEqual(yield* filesOf(one), 0)
      yield* TestClock.setTime(noon.epochMilliseconds)
      assert.strictEqual((yield* shown(one.id)).status, "expired")
      assert.strictEqual(yield* refusal(download(one)), "DownloadExpired")
      const again = convertMedia.run({ conversionId: one.id, tool: "compress", format: "mp3" })
      assert.strictEqual(yield* refusal(again), "DownloadExpired")
    })))

  it.effect("ends when the conversion is deleted or its account disabled, and says when bytes are missing", () =>
    converting(Effect.gen(function*() {
      const one = yield* converted
      const blobs = yield* BlobStore
      const users = yield* UserStore
      yield* users.setDisabled(ada, noon)
      assert.strictEqual(yield* refusal(download(one)), "ShareNotFound")
      yield* users.setDisabled(ada, null)
      yield* blobs.removeAll(`conversion/${one.id}/result`)
      assert.strictEqual(yield* refusal(download(one)), "DownloadFailed")
      yield* deleteConversion.run({ conversionId: one.id })
      assert.strictEqual(yield* refusal(download(one)), "DownloadExpired")
    })))
})

describe("expireConversions", () => {
  it.effect("removes files after a day, what is listed of them a week later, and at once what has no result", () =>
    converting(Effect.gen(function*() {
      const one = yield* converted
      const open = yield* compressed("audio", 2)
      const ids = Effect.map(listConversions.run({}), ({ items }) => items.map(({ id }) => id))
      yield* TestClock.setTime(noon.epochMilliseconds + 86_399_000)
      yield* expireConversions
      assert.strictEqual(yield* filesOf(one), 2)
      yield* TestClock.setTime(noon.epochMilliseconds + 86_400_000)
      yield* expireConversions
      assert.strictEqual(yield* filesOf(one), 0)
      assert.strictEqual(yield* filesOf(open), 1)
      assert.deepStrictEqual([...yield* ids].toSorted(), [one.id, open.id].toSorted())
      yield* TestClock.setTime(noon.epochMilliseconds + 8 * 86_400_000 + 1000)
      yield* expireConversions
      assert.deepStrictEqual(yield* ids, [open.id])
    })))
})
