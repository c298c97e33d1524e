import { receiveByTicket } from "#domain/intake/shared/receive-upload.ts"
import { deleteUpload } from "#domain/intake/use-cases/delete-upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { DiskSpace, type Room } from "#domain/kernel/disk-space.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepUsers, refusal, refusalWith } from "../../support/a-scene.ts"
import { asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { anUpload, arrived, bytesOf } from "../../support/an-upload.ts"

const withRoom = (given: Partial<Room>) =>
  Effect.provideService(DiskSpace, {
    hasRoomFor: () => Effect.succeed(true),
    maxOfAccount: Infinity,
    maxInAll: null,
    ...given,
  })

const open = (size: number | null = 1000) => openUpload.run({ fileName: "talk.wav", size })

describe("a disk that is nearly full", () => {
  it.effect("takes nothing new, and lets go of what is there", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const uploadId = yield* arrived("audio 90", anUpload(1))
      const { url, uploadId: opened } = yield* open()
      const full = withRoom({ hasRoomFor: () => Effect.succeed(false) })
      assert.deepInclude(yield* full(refusalWith(open())), { _tag: "StorageFull", kind: "full" })
      assert.strictEqual(yield* full(refusal(pasteText.run({ text: "Ada: hello." }))), "StorageFull")
      const sent = receiveByTicket(opened, url.split("ticket=")[1] ?? "", bytesOf("SOUND"))
      assert.strictEqual(yield* full(refusal(sent)), "StorageFull")
      yield* full(deleteUpload.run({ uploadId }))
    })).pipe(Effect.provide(asAda)))

  it.effect("takes what still fits", () =>
    atNoon(Effect.gen(function*() {
      const little = withRoom({ hasRoomFor: (bytes) => Effect.succeed(bytes <= 1000) })
      assert.strictEqual(yield* little(refusal(open(1001))), "StorageFull")
      yield* little(open(1000))
    })).pipe(Effect.provide(asAda)))
})

describe("the files of an account", () => {
  it.effect("may take as much as the operator allows", () =>
    atNoon(Effect.gen(function*() {
      yield* arrived("audio 90", anUpload(1, { size: 600 }))
      const limited = withRoom({ maxOfAccount: 1000 })
      assert.deepInclude(yield* limited(refusalWith(open(401))), { _tag: "AccountStorageFull", limit: 1000 })
      yield* limited(open(400))
    })).pipe(Effect.provide(asAda)))

  it.effect("are measured when they have arrived, if nobody knew their size", () =>
    atNoon(Effect.gen(function*() {
      const { uploadId, url } = yield* open(null)
      const limited = withRoom({ maxOfAccount: 4 })
      const sent = receiveByTicket(uploadId, url.split("ticket=")[1] ?? "", bytesOf("SOUND"))
      assert.strictEqual(yield* limited(refusal(sent)), "AccountStorageFull")
    })).pipe(Effect.provide(asAda)))

  it.effect("and those of all others have a limit, too", () =>
    atNoon(Effect.gen(function*() {
      yield* arrived("audio 90", anUpload(1, { size: 600 }))
      assert.strictEqual(yield* withRoom({ maxInAll: 1000 })(refusal(open(401))), "StorageFull")
    })).pipe(Effect.provide(asAda)))
})
