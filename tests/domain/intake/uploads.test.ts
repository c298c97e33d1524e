import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { completeUpload } from "#domain/intake/use-cases/complete-upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { Secrets } from "#domain/kernel/secrets.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { asBob, asVisitor, atNoon, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { ada, asAda } from "../../support/a-task.ts"

const open = (size: number) => openUpload.run({ fileName: "talk.wav", size })

describe("intake.openUpload", () => {
  it.effect("gives a day and an address with a ticket for one file", () =>
    atNoon(Effect.gen(function*() {
      const uploads = yield* UploadStore
      const { hash } = yield* Secrets
      const { uploadId, url, expiresAt } = yield* openUpload.run({ fileName: "../../etc/talk.wav", size: 400_000_000 })
      assert.deepStrictEqual(expiresAt, DateTime.add(noon, { hours: 24 }))
      const [address, ticket] = url.split("?ticket=")
      assert.strictEqual(address, `https://parley.example/api/uploads/${uploadId}`)
      const kept = yield* uploads.ofTicket(uploadId, yield* hash(ticket ?? ""))
      assert.deepInclude(kept, { ownerId: ada, fileName: "talk.wav", size: 400_000_000, complete: false })
      assert.notInclude(JSON.stringify(kept), ticket ?? "")
    })).pipe(Effect.provide(asAda)))

  it.effect("refuses empty files, files beyond every limit, and visitors", () =>
    atNoon(Effect.gen(function*() {
      assert.deepInclude(yield* refusalWith(open(0)), { _tag: "IntakeRefused", field: "file" })
      assert.strictEqual(yield* refusal(open(-1)), "IntakeRefused")
      assert.strictEqual(yield* refusal(open(400_000_001)), "FileTooLarge")
      assert.strictEqual(yield* Effect.provide(refusal(open(1)), asVisitor), "SignInRequired")
    })).pipe(Effect.provide(asAda)))

  it.effect("lets fifty files of an account be on their way", () =>
    atNoon(Effect.gen(function*() {
      const another = open(1)
      const opened = yield* Effect.replicateEffect(another, 50)
      assert.strictEqual(yield* refusal(another), "IntakeRefused")
      yield* Effect.provide(another, asBob)
      yield* completeUpload.run({ uploadId: opened[0]?.uploadId ?? assert.fail("no upload") })
      yield* another
    })).pipe(Effect.provide(asAda)))
})

describe("intake.completeUpload", () => {
  it.effect("is for whom the upload belongs to", () =>
    atNoon(Effect.gen(function*() {
      const uploads = yield* UploadStore
      const { uploadId } = yield* openUpload.run({ fileName: "talk.wav", size: 1 })
      assert.strictEqual(yield* Effect.provide(refusal(completeUpload.run({ uploadId })), asBob), "UploadNotFound")
      assert.isFalse((yield* uploads.get(uploadId, ada)).complete)
      yield* completeUpload.run({ uploadId })
      assert.isTrue((yield* uploads.get(uploadId, ada)).complete)
    })).pipe(Effect.provide(asAda)))
})
