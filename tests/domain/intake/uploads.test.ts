import { beginUpload } from "#domain/intake/shared/begin-upload.ts"
import { receiveByTicket } from "#domain/intake/shared/receive-upload.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { uploadLasts } from "#domain/intake/upload.ts"
import { deleteUpload } from "#domain/intake/use-cases/delete-upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { DiskSpace, type Room } from "#domain/kernel/disk-space.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { Secrets } from "#domain/kernel/secrets.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import { asBob, asVisitor, atNoon, keepUsers, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { ada, asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { anUpload, arrived, bytesOf, isThere } from "../../support/an-upload.ts"

const open = (size: number) => openUpload.run({ fileName: "talk.wav", size })
const begin = beginUpload({ fileName: "talk.wav", size: null, lasts: uploadLasts })

describe("intake.openUpload", () => {
  it.effect("returns an address with a ticket for one file, valid for an hour", () =>
    atNoon(Effect.gen(function*() {
      const uploads = yield* UploadStore
      const { hash } = yield* Secrets
      const { uploadId, url, expiresAt } = yield* openUpload.run({ fileName: "../../etc/talk.mp4", size: 400_000_000 })
      assert.deepStrictEqual(expiresAt, DateTime.add(noon, { hours: 1 }))
      const [address, ticket] = url.split("?ticket=")
      assert.strictEqual(address, `https://parley.example/api/uploads/${uploadId}`)
      const kept = yield* uploads.ofTicket(uploadId, yield* hash(ticket ?? ""))
      assert.deepInclude(kept, { ownerId: ada, fileName: "talk.mp4", size: 400_000_000, complete: false })
      assert.notInclude(JSON.stringify(kept), ticket ?? "")
    })).pipe(Effect.provide(asAda)))

  it.effect("refuses empty files, and visitors", () =>
    atNoon(Effect.gen(function*() {
      assert.deepInclude(yield* refusalWith(open(0)), {
        _tag: "IntakeRefused",
        issues: [brokenRule("file", "empty-file", { file: "talk.wav" })],
      })
      assert.strictEqual(yield* refusal(open(-1)), "IntakeRefused")
      assert.strictEqual(yield* Effect.provide(refusal(open(1)), asVisitor), "SignInRequired")
    })).pipe(Effect.provide(asAda)))

  it.effect.each(
    [
      ["talk.wav", 300_000_000],
      ["TALK.M4A", 300_000_000],
      ["film.mp4", 400_000_000],
      ["talk.webm", 400_000_000],
      ["nameless", 400_000_000],
      ["agenda.docx", 20_000_000],
    ] as const,
  )("takes of %s not more than %i bytes", ([fileName, limit]) =>
    atNoon(Effect.gen(function*() {
      yield* openUpload.run({ fileName, size: limit })
      const refused = yield* refusalWith(openUpload.run({ fileName, size: limit + 1 }))
      assert.deepInclude(refused, { _tag: "FileTooLarge", limit })
    })).pipe(Effect.provide(asAda)))

  it.effect("gives an account fifty unused tickets, which leave the other ways in open", () =>
    atNoon(Effect.gen(function*() {
      const opened = yield* Effect.replicateEffect(open(1), 50)
      const first = opened[0]?.uploadId ?? assert.fail("no upload")
      assert.deepInclude(yield* refusalWith(open(1)), { issues: [brokenRule("ticket", "max-tickets", { max: 50 })] })
      yield* begin
      yield* Effect.provide(open(1), asBob)
      yield* deleteUpload.run({ uploadId: first })
      yield* open(1)
      assert.strictEqual(yield* refusal(open(1)), "IntakeRefused")
      yield* TestClock.adjust("61 minutes")
      yield* open(1)
    })).pipe(Effect.provide(asAda)))
})

describe("an upload without a ticket", () => {
  it.effect("is one of fifty outside of tasks, complete or not", () =>
    atNoon(Effect.gen(function*() {
      const opened = yield* Effect.replicateEffect(begin, 49)
      const sent = yield* arrived("audio 90", anUpload(1))
      assert.deepInclude(yield* refusalWith(begin), { issues: [brokenRule("file", "max-uploads", { max: 50 })] })
      yield* Effect.provide(begin, asBob)
      yield* open(1)
      yield* deleteUpload.run({ uploadId: sent })
      yield* begin
      assert.strictEqual(yield* refusal(begin), "IntakeRefused")
      assert.lengthOf(opened, 49)
    })).pipe(Effect.provide(asAda)))
})

/** How many of 200 at once are accepted. */
const at200 = <A, E, R>(opening: Effect.Effect<A, E, R>) =>
  Effect.map(
    Effect.all(Array.from({ length: 200 }, () => Effect.result(opening)), { concurrency: "unbounded" }),
    (answers) => answers.filter(Result.isSuccess).length,
  )

const roomy = (room: Partial<Room>) =>
  Effect.provideService(DiskSpace, {
    hasRoomFor: () => Effect.succeed(true),
    maxOfAccount: Infinity,
    maxInAll: null,
    ...room,
  })

describe("many uploads at once", () => {
  it.effect("are fifty without a ticket, and fifty with one", () =>
    atNoon(Effect.gen(function*() {
      assert.strictEqual(yield* at200(begin), 50)
      assert.strictEqual(yield* at200(open(1)), 50)
    })).pipe(Effect.provide(asAda)))

  it.effect("are no more when the tickets are used", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const uploads = yield* UploadStore
      const use = Effect.flatMap(open(1), ({ uploadId, url }) =>
        receiveByTicket(uploadId, url.split("?ticket=")[1] ?? "", bytesOf("x")))
      yield* Effect.replicateEffect(begin, 20)
      assert.strictEqual(yield* at200(use), 30)
      assert.deepInclude(yield* uploads.count(ada, noon), { uploads: 50 })
      const refused = yield* refusalWith(use)
      assert.deepInclude(refused, { issues: [brokenRule("file", "max-uploads", { max: 50 })] })
    })).pipe(Effect.provide(asAda)))

  it.effect("have no more room together than one after the other", () =>
    atNoon(Effect.gen(function*() {
      assert.strictEqual(yield* roomy({ maxOfAccount: 1000 })(at200(open(300))), 3)
      assert.strictEqual(yield* roomy({ maxInAll: 1500 })(at200(open(300))), 2)
    })).pipe(Effect.provide(asAda)))
})

describe("intake.deleteUpload", () => {
  it.effect("removes what its owner no longer wants", () =>
    atNoon(Effect.gen(function*() {
      const uploadId = yield* arrived("audio 90", anUpload(1))
      assert.strictEqual(yield* Effect.provide(refusal(deleteUpload.run({ uploadId })), asBob), "UploadNotFound")
      assert.isTrue(yield* isThere(uploadId))
      yield* deleteUpload.run({ uploadId })
      assert.isFalse(yield* isThere(uploadId))
      assert.strictEqual(yield* refusal(deleteUpload.run({ uploadId })), "UploadNotFound")
    })).pipe(Effect.provide(asAda)))
})
