import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { completeUpload } from "#domain/intake/use-cases/complete-upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { Secrets } from "#domain/kernel/secrets.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { asBob, asVisitor, atNoon, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { ada, asAda } from "../../support/a-task.ts"

const open = (size: number) => openUpload.run({ fileName: "talk.wav", size })

describe("intake.openUpload", () => {
  it.effect("returns an address with a ticket for one file, valid for a day", () =>
    atNoon(Effect.gen(function*() {
      const uploads = yield* UploadStore
      const { hash } = yield* Secrets
      const { uploadId, url, expiresAt } = yield* openUpload.run({ fileName: "../../etc/talk.mp4", size: 400_000_000 })
      assert.deepStrictEqual(expiresAt, DateTime.add(noon, { hours: 24 }))
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

  it.effect("lets an account have fifty uploads outside of tasks, complete or not", () =>
    atNoon(Effect.gen(function*() {
      const uploads = yield* UploadStore
      const another = open(1)
      const opened = yield* Effect.replicateEffect(another, 50)
      const first = opened[0]?.uploadId ?? assert.fail("no upload")
      yield* Effect.provide(another, asBob)
      yield* completeUpload.run({ uploadId: first, size: 1 })
      assert.strictEqual(yield* refusal(another), "IntakeRefused")
      yield* uploads.remove(first)
      yield* another
    })).pipe(Effect.provide(asAda)))
})

describe("intake.completeUpload", () => {
  it.effect("is for the owner of the upload", () =>
    atNoon(Effect.gen(function*() {
      const uploads = yield* UploadStore
      const { uploadId } = yield* open(1)
      const completed = completeUpload.run({ uploadId, size: 1 })
      assert.strictEqual(yield* Effect.provide(refusal(completed), asBob), "UploadNotFound")
      assert.isFalse((yield* uploads.get(uploadId, ada)).complete)
      yield* completed
      yield* completed
      assert.deepInclude(yield* uploads.get(uploadId, ada), { complete: true, size: 1 })
    })).pipe(Effect.provide(asAda)))

  it.effect("requires the announced number of bytes, or any number if the size was unknown", () =>
    atNoon(Effect.gen(function*() {
      const uploads = yield* UploadStore
      const known = yield* open(5)
      assert.deepInclude(yield* refusalWith(completeUpload.run({ uploadId: known.uploadId, size: 4 })), {
        message: "file: 4 of 5 bytes arrived",
      })
      const { uploadId } = yield* openUpload.run({ fileName: "talk.wav" })
      assert.deepInclude(yield* uploads.get(uploadId, ada), { complete: false, size: null })
      assert.strictEqual(yield* refusal(completeUpload.run({ uploadId, size: 0 })), "IntakeRefused")
      assert.strictEqual(yield* refusal(completeUpload.run({ uploadId, size: 300_000_001 })), "FileTooLarge")
      assert.isFalse((yield* uploads.get(uploadId, ada)).complete)
      yield* completeUpload.run({ uploadId, size: 300_000_000 })
      assert.deepInclude(yield* uploads.get(uploadId, ada), { complete: true, size: 300_000_000 })
    })).pipe(Effect.provide(asAda)))
})
