import { createFolder } from "#domain/folder/use-cases/create-folder.ts"
import { deleteFolder } from "#domain/folder/use-cases/delete-folder.ts"
import { createDocumentTasks } from "#domain/intake/use-cases/create-document-tasks.ts"
import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { FolderChoice } from "#domain/task/folder-choice.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import { asBob, atNoon, keepUsers, refusal, spentBy } from "../../support/a-scene.ts"
import { asAda, bob } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { anUpload, arrived, isThere, scriptedFiles } from "../../support/an-upload.ts"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.andThen(keepUsers(aUser(), aUser({ id: bob })), test)).pipe(
    Effect.provide([asAda, scriptedFiles]),
  )

const talks = createFolder.run({ name: "Talks" })

describe("a new task", () => {
  it.effect("goes into the folder that was named, however it is made", () =>
    scene(Effect.gen(function*() {
      const { id: folderId } = yield* talks
      const one = yield* arrived("audio 60", anUpload(1))
      const two = yield* arrived("Some text.", anUpload(2, { fileName: "note.txt" }))
      const recordings = yield* createTasks.run({ uploadIds: [one], folderId })
      const documents = yield* createDocumentTasks.run({ uploadIds: [two], folderId: folderId.toUpperCase() })
      const text = yield* pasteText.run({ text: "Hello.", folderId })
      const folders = [...recordings.tasks, ...documents.tasks, text].map((task) => task.folderId)
      assert.deepStrictEqual(folders, [folderId, folderId, folderId])
    })))

  it.effect("goes into none with uncategorized, null or nothing", () =>
    scene(Effect.gen(function*() {
      const made = yield* Effect.forEach(
        [{}, { folderId: null }, { folderId: "" }, { folderId: "uncategorized" }],
        (given) => pasteText.run({ text: "Hello.", analyze: false, ...given }),
      )
      assert.deepStrictEqual(made.map(({ folderId }) => folderId), [null, null, null, null])
    })))

  it.effect("is refused with a folder of someone else, or one that is gone, and nothing is lost", () =>
    scene(Effect.gen(function*() {
      const { id: bobs } = yield* Effect.provide(talks, asBob)
      const { id: gone } = yield* talks
      yield* deleteFolder.run({ id: gone })
      const upload = yield* arrived("audio 60", anUpload(1))
      for (const folderId of [bobs, gone, "00000000-0000-0000-0000-000000000001"]) {
        assert.strictEqual(yield* refusal(pasteText.run({ text: "Hello.", folderId })), "FolderNotFound")
        assert.strictEqual(yield* refusal(createTasks.run({ uploadIds: [upload], folderId })), "FolderNotFound")
        assert.strictEqual(yield* refusal(createDocumentTasks.run({ uploadIds: [upload], folderId })), "FolderNotFound")
      }
      assert.isTrue(yield* isThere(upload))
      assert.strictEqual(yield* spentBy(), 0)
    })))

  it.each([["", true], ["uncategorized", true], ["0190a5f2-7c1e-7000-8000-0000000000f1", true], ["none", false], [
    "Talks",
    false,
  ], ["0190a5f2", false]])(
    "may name its folder as %j: %s",
    (choice, isFine) => assert.strictEqual(Result.isSuccess(Schema.decodeResult(FolderChoice)(choice)), isFine),
  )
})
