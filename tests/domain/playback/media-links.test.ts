import { UserStore } from "#domain/account/user-store.port.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { packed, undrawable } from "#domain/media/waveform.ts"
import { waveformKey } from "#domain/playback/shared/stored-waveform.ts"
import { getLinkedMedia } from "#domain/playback/use-cases/get-linked-media.ts"
import { getMediaLink } from "#domain/playback/use-cases/get-media-link.ts"
import { getMedia } from "#domain/playback/use-cases/get-media.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import { asOperator, asVisitor, atNoon, keepTasks, keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"

const id = taskId(1)
const part = (nth: number) => ({
  key: `task/${id}/source/${nth}`,
  fileName: `part ${nth}.mp4`,
  fileSize: 5,
  mediaType: nth === 0 ? "video/mp4" : "audio/wav",
  duration: 30,
  offset: nth * 30_000,
})
const merged = aTask({ id, title: "Board", isMerged: true, parts: [part(0), part(1)] })

/** Ada's merged recording of two files, at noon. */
const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.andThen(keepUsers(aUser()), Effect.andThen(keepTasks(merged), test))).pipe(Effect.provide(asAda))

const linkOf = (url: string): string => url.split("/api/media/")[1] ?? ""
const play = ({ url }: { readonly url: string }) => Effect.provide(getLinkedMedia.run({ link: linkOf(url) }), asVisitor)

describe("playback.getMedia", () => {
  it.effect("says that a pasted text has no recording, not that its file is missing", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(aTask({ id: taskId(2), source: "text", parts: [] }))
      assert.strictEqual(yield* refusal(getMedia.run({ taskId: taskId(2) })), "NoRecording")
    })))

  it.effect("returns the first file, or the requested one", () =>
    scene(Effect.gen(function*() {
      const first = yield* getMedia.run({ taskId: id })
      assert.deepStrictEqual(first, { key: part(0).key, mediaType: "video/mp4", fileName: "part 0.mp4", reader: ada })
      assert.strictEqual((yield* getMedia.run({ taskId: id, part: 1 })).fileName, "part 1.mp4")
      assert.strictEqual(yield* refusal(getMedia.run({ taskId: id, part: 2 })), "BlobMissing")
    })))

  it.effect("is for the operator, too", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual((yield* Effect.provide(getMedia.run({ taskId: id }), asOperator)).key, part(0).key)
    })))
})

describe("playback.getMediaLink", () => {
  it.effect("plays for anyone who has it until it expires: it is the same within an hour and valid for at least six", () =>
    scene(Effect.gen(function*() {
      const link = yield* getMediaLink.run({ taskId: id, part: 1 })
      assert.match(link.url, /^https:\/\/parley\.example\/api\/media\/[\w-]+\.[\w-]+$/)
      assert.deepStrictEqual(link.expiresAt, DateTime.add(noon, { hours: 7 }))
      yield* TestClock.adjust("59 minutes")
      assert.strictEqual((yield* getMediaLink.run({ taskId: id, part: 1 })).url, link.url)
      yield* TestClock.adjust("1 minute")
      assert.notStrictEqual((yield* getMediaLink.run({ taskId: id, part: 1 })).url, link.url)
      yield* TestClock.adjust("359 minutes")
      assert.strictEqual((yield* play(link)).key, part(1).key)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* refusal(play(link)), "ShareNotFound")
    })))

  it.effect("is the first file until the whole recording is made, and reports what is ready", () =>
    scene(Effect.gen(function*() {
      const blobs = yield* BlobStore
      const tasks = yield* TaskStore
      const early = yield* getMediaLink.run({ taskId: id })
      assert.deepInclude(early, { kind: "video", isWhole: false, isReady: false, waveform: "making", duration: 30 })
      assert.strictEqual((yield* play(early)).key, part(0).key)

      const key = `task/${id}/playback.m4a`
      yield* blobs.put(key, Uint8Array.of(1))
      yield* blobs.put(waveformKey(id), packed(60_000, [1, 2]))
      const playback = { _tag: "Ready", key, kind: "audio", mediaType: "audio/mp4", duration: 60 } as const
      yield* tasks.modify(id, (task) => Result.succeed({ ...task, playback }))
      const whole = yield* getMediaLink.run({ taskId: id })
      assert.deepInclude(whole, { kind: "audio", isWhole: true, isReady: true, waveform: "ready", duration: 60 })
      assert.deepStrictEqual(yield* play(whole), { key, mediaType: "audio/mp4", fileName: "Board.m4a", reader: ada })
      assert.strictEqual((yield* play(early)).key, part(0).key)

      yield* blobs.put(waveformKey(id), undrawable)
      assert.strictEqual((yield* getMediaLink.run({ taskId: id })).waveform, "none")
    })))

  it.effect("is refused for text without a file", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(aTask({ id: taskId(2), source: "text", parts: [] }))
      assert.strictEqual(yield* refusal(getMediaLink.run({ taskId: taskId(2) })), "NoRecording")
      assert.strictEqual(yield* refusal(getMediaLink.run({ taskId: id, part: 2 })), "BlobMissing")
    })))
})

describe("playback.getLinkedMedia", () => {
  it.effect("refuses what was not signed here, and a link whose task or file is gone", () =>
    scene(Effect.gen(function*() {
      const tasks = yield* TaskStore
      const link = yield* getMediaLink.run({ taskId: id, part: 1 })
      for (const wrong of ["", "nothing", linkOf(link.url).slice(1), `${linkOf(link.url)}x`]) {
        assert.strictEqual(yield* refusal(getLinkedMedia.run({ link: wrong })), "ShareNotFound", wrong)
      }
      yield* tasks.modify(id, (task) => Result.succeed({ ...task, parts: [part(0)] }))
      assert.strictEqual(yield* refusal(play(link)), "BlobMissing")
      yield* tasks.remove([id])
      assert.strictEqual(yield* refusal(play(link)), "TaskNotFound")
    })))

  it.effect("refuses the link of an account that the operator has disabled, as long as it is", () =>
    scene(Effect.gen(function*() {
      const users = yield* UserStore
      const link = yield* getMediaLink.run({ taskId: id, part: 1 })
      yield* users.setDisabled(ada, noon)
      assert.strictEqual(yield* refusal(play(link)), "ShareNotFound")
      yield* users.setDisabled(ada, null)
      assert.strictEqual((yield* play(link)).key, part(1).key)
    })))
})
