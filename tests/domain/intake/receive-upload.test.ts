import { UserStore } from "#domain/account/user-store.port.ts"
import { beginUpload } from "#domain/intake/shared/begin-upload.ts"
import { dropTicket, receiveByTicket, receivePiece, uploadProgress } from "#domain/intake/shared/receive-upload.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { uploadLasts } from "#domain/intake/upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import type { UploadId } from "#domain/kernel/ids.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import { asBob, atNoon, keepUsers, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { ada, asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { bytesOf, isThere } from "../../support/an-upload.ts"

const begin = (size: number | null, fileName = "talk.wav") =>
  Effect.map(beginUpload({ fileName, size, lasts: uploadLasts }), ({ id }) => id)

const piece = (id: UploadId, offset: number, text: string, size: number | null = null) =>
  receivePiece(id, { bytes: bytesOf(text), offset, length: null, size })

const aTicket = (size: number | null) =>
  Effect.map(openUpload.run({ fileName: "talk.wav", size }), ({ uploadId, url }) => ({
    id: uploadId,
    ticket: url.split("?ticket=")[1] ?? "",
  }))

const rowOf = (id: UploadId) => Effect.flatMap(UploadStore, ({ get }) => get(id, ada))

describe("pieces of an upload", () => {
  it.effect("are for its owner", () =>
    atNoon(Effect.gen(function*() {
      const id = yield* begin(5)
      assert.strictEqual(yield* Effect.provide(refusal(piece(id, 0, "SOUND")), asBob), "UploadNotFound")
      assert.deepInclude(yield* piece(id, 0, "SOU"), { offset: 3 })
      assert.isFalse((yield* rowOf(id)).complete)
      assert.deepInclude(yield* piece(id, 3, "ND"), { offset: 5 })
      assert.deepInclude(yield* rowOf(id), { complete: true, size: 5, expiresAt: DateTime.add(noon, uploadLasts) })
      assert.deepInclude(yield* piece(id, 5, ""), { offset: 5 })
    })).pipe(Effect.provide(asAda)))

  it.effect("follow each other", () =>
    atNoon(Effect.gen(function*() {
      const id = yield* begin(5)
      yield* piece(id, 0, "SOU")
      assert.strictEqual(yield* refusal(piece(id, 0, "SOU")), "UploadChanged")
      assert.strictEqual(yield* refusal(piece(id, 4, "D")), "UploadChanged")
      assert.deepInclude(yield* uploadProgress(id), { offset: 3 })
    })).pipe(Effect.provide(asAda)))

  it.effect("are not more than was announced", () =>
    atNoon(Effect.gen(function*() {
      const id = yield* begin(5)
      const refused = yield* refusalWith(piece(id, 0, "SOUND and more"))
      assert.deepInclude(refused, { _tag: "FileTooLarge", limit: 5 })
      assert.include(String(refused["message"]), " is larger than 5 bytes")
      const announced = receivePiece(id, { bytes: bytesOf(""), offset: 0, length: 6, size: null })
      assert.strictEqual(yield* refusal(announced), "FileTooLarge")
    })).pipe(Effect.provide(asAda)))

  it.effect("may tell the size at last, once", () =>
    atNoon(Effect.gen(function*() {
      const id = yield* begin(null)
      yield* piece(id, 0, "SOU")
      assert.deepInclude(yield* refusalWith(piece(id, 3, "", 2)), {
        issues: [brokenRule("body", "bytes-missing", { arrived: 3, size: 2 })],
      })
      assert.strictEqual(yield* refusal(piece(id, 3, "", 300_000_001)), "FileTooLarge")
      yield* piece(id, 3, "N", 5)
      assert.deepInclude(yield* refusalWith(piece(id, 4, "D", 6)), {
        issues: [brokenRule("size", "size-known", { size: 5 })],
      })
      yield* piece(id, 4, "D", 5)
      assert.deepInclude(yield* rowOf(id), { complete: true, size: 5 })
      assert.strictEqual(yield* refusal(piece(yield* begin(null), 0, "", 0)), "IntakeRefused")
    })).pipe(Effect.provide(asAda)))

  it.effect("do not come after the upload expired", () =>
    atNoon(Effect.gen(function*() {
      const id = yield* begin(5)
      yield* TestClock.adjust("25 hours")
      assert.strictEqual(yield* refusal(piece(id, 0, "SOUND")), "UploadNotFound")
    })).pipe(Effect.provide(asAda)))
})

describe("a ticket", () => {
  it.effect("works once", () =>
    atNoon(Effect.gen(function*() {
      const { id, ticket } = yield* aTicket(5)
      assert.strictEqual(yield* refusal(receiveByTicket(id, "another", bytesOf("SOUND"))), "UploadNotFound")
      yield* receiveByTicket(id, ticket, bytesOf("SOUND"))
      const used = { issues: [brokenRule("ticket", "ticket-used")] }
      assert.deepInclude(yield* refusalWith(receiveByTicket(id, ticket, bytesOf("OTHER"))), used)
      assert.deepInclude(yield* refusalWith(dropTicket(id, ticket)), used)
    })).pipe(Effect.provide(asAda)))

  it.effect("does not work for an account that the operator has disabled", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const { id, ticket } = yield* aTicket(5)
      const users = yield* UserStore
      yield* users.setDisabled(ada, noon)
      assert.strictEqual(yield* refusal(receiveByTicket(id, ticket, bytesOf("SOUND"))), "UploadNotFound")
      assert.isFalse(yield* isThere(id))
    })).pipe(Effect.provide(asAda)))

  it.effect("works once for three who use it at the same time", () =>
    atNoon(Effect.gen(function*() {
      const { id, ticket } = yield* aTicket(5)
      const texts = ["ONE..", "TWO..", "THREE"]
      const outcomes = yield* Effect.forEach(
        texts,
        (text) => Effect.result(receiveByTicket(id, ticket, bytesOf(text))),
        { concurrency: 3 },
      )
      assert.lengthOf(outcomes.filter(Result.isSuccess), 1)
      assert.deepInclude(yield* rowOf(id), { complete: true, size: 5 })
    })).pipe(Effect.provide(asAda)))

  it.effect("requires the announced number of bytes, and keeps nothing of fewer", () =>
    atNoon(Effect.gen(function*() {
      const { id, ticket } = yield* aTicket(5)
      assert.deepInclude(yield* refusalWith(receiveByTicket(id, ticket, bytesOf("SOU"))), {
        message: "body: 3 of 5 bytes arrived",
      })
      assert.strictEqual(yield* refusal(receiveByTicket(id, ticket, bytesOf("SOUND!"))), "FileTooLarge")
      assert.isFalse(yield* isThere(id))
      yield* receiveByTicket(id, ticket, bytesOf("SOUND"))
    })).pipe(Effect.provide(asAda)))

  it.effect("takes any number of bytes but none if the size was unknown", () =>
    atNoon(Effect.gen(function*() {
      const { id, ticket } = yield* aTicket(null)
      assert.strictEqual(yield* refusal(receiveByTicket(id, ticket, bytesOf())), "IntakeRefused")
      yield* receiveByTicket(id, ticket, bytesOf("SOUND"))
      assert.deepInclude(yield* rowOf(id), { complete: true, size: 5 })
    })).pipe(Effect.provide(asAda)))

  it.effect("can be given up by its holder", () =>
    atNoon(Effect.gen(function*() {
      const { id, ticket } = yield* aTicket(5)
      assert.strictEqual(yield* refusal(dropTicket(id, "another")), "UploadNotFound")
      yield* dropTicket(id, ticket)
      assert.strictEqual(yield* refusal(rowOf(id)), "UploadNotFound")
    })).pipe(Effect.provide(asAda)))

  it.effect("expires after an hour", () =>
    atNoon(Effect.gen(function*() {
      const { id, ticket } = yield* aTicket(5)
      yield* TestClock.adjust("61 minutes")
      assert.strictEqual(yield* refusal(receiveByTicket(id, ticket, bytesOf("SOUND"))), "UploadNotFound")
    })).pipe(Effect.provide(asAda)))
})
