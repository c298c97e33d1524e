import { FolderName } from "#domain/folder/folder.ts"
import { countByFolder } from "#domain/folder/use-cases/count-by-folder.ts"
import { createFolder } from "#domain/folder/use-cases/create-folder.ts"
import { deleteFolder } from "#domain/folder/use-cases/delete-folder.ts"
import { listFolders } from "#domain/folder/use-cases/list-folders.ts"
import { moveTasks } from "#domain/folder/use-cases/move-tasks.ts"
import { moveToFolder } from "#domain/folder/use-cases/move-to-folder.ts"
import { renameFolder } from "#domain/folder/use-cases/rename-folder.ts"
import { nameKeyOf } from "#domain/kernel/name-key.ts"
import { tidyName } from "#domain/kernel/tidy-name.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import * as fc from "fast-check"
import { folderId } from "../../support/a-folder-of-tasks.ts"
import { asBob, asOperator, asVisitor, atNoon, keepTasks, keepUsers, refusal } from "../../support/a-scene.ts"
import { asAda, aTask, bob, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    yield* keepUsers(aUser())
    yield* keepTasks(aTask({ id: taskId(1) }), aTask({ id: taskId(2) }), aTask({ id: taskId(3), ownerId: bob }))
    return yield* test
  })).pipe(Effect.provide(asAda))

const talks = createFolder.run({ name: "Talks" })
const counted = Effect.map(countByFolder.run({}), ({ folders, ...rest }) => ({
  ...rest,
  folders: folders.map(({ name, count }) => [name, count]),
}))

describe("folders", () => {
  it.effect("are made and renamed with tidy names, and listed by them", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* createFolder.run({ name: "  Team   notes " })
      yield* createFolder.run({ name: "archive" })
      yield* renameFolder.run({ id, name: " Board" })
      const { items } = yield* listFolders.run({})
      assert.deepStrictEqual(items.map(({ name }) => name), ["archive", "Board"])
    })))

  it.each([["", false], [" \n", false], ["🎙".repeat(80), true], ["x".repeat(81), false], ["a\u0000b", false]])(
    "may be called %j: %s",
    (name, isFine) => assert.strictEqual(Result.isSuccess(Schema.decodeResult(FolderName)(name)), isFine),
  )

  it.effect("have names of their own, whatever their case, width or spaces", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* createFolder.run({ name: "Straße 1" })
      for (const name of ["STRASSE 1", "ｓｔｒａｓｓｅ　１", "straße  1"]) {
        assert.strictEqual(yield* refusal(createFolder.run({ name })), "FolderNameTaken", name)
      }
      yield* renameFolder.run({ id, name: "STRASSE 1" })
      const other = yield* talks
      assert.strictEqual(yield* refusal(renameFolder.run({ id: other.id, name: "strasse 1" })), "FolderNameTaken")
      yield* Effect.provide(createFolder.run({ name: "Straße 1" }), asBob)
    })))

  it.effect("of one name are made once, however many ask at the same moment", () =>
    scene(Effect.gen(function*() {
      const asked = Array.from({ length: 50 }, () => Effect.result(talks))
      const answers = yield* Effect.all(asked, { concurrency: "unbounded" })
      assert.lengthOf(answers.filter(Result.isSuccess), 1)
    })))

  it("have keys that do not depend on how often a name is tidied or folded", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => {
      assert.strictEqual(nameKeyOf(tidyName(name)), nameKeyOf(name))
      assert.strictEqual(nameKeyOf(nameKeyOf(name)), nameKeyOf(name))
    }))
  })

  it.effect("keep their tasks when they are deleted", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* talks
      yield* moveToFolder.run({ fileId: taskId(1), folderId: id })
      assert.deepStrictEqual(yield* counted, { all: 2, uncategorized: 1, shared: 0, folders: [["Talks", 1]] })
      yield* deleteFolder.run({ id })
      assert.deepStrictEqual(yield* counted, { all: 2, uncategorized: 2, shared: 0, folders: [] })
      assert.strictEqual(yield* refusal(deleteFolder.run({ id })), "FolderNotFound")
    })))

  it.effect("of others do not exist, and visitors have none", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* talks
      yield* Effect.provide(
        Effect.gen(function*() {
          assert.strictEqual(yield* refusal(renameFolder.run({ id, name: "Mine" })), "FolderNotFound")
          assert.strictEqual(yield* refusal(deleteFolder.run({ id })), "FolderNotFound")
          assert.strictEqual(yield* refusal(moveToFolder.run({ fileId: taskId(3), folderId: id })), "FolderNotFound")
          assert.strictEqual(yield* refusal(moveTasks.run({ taskIds: [taskId(3)], folderId: id })), "FolderNotFound")
        }),
        asBob,
      )
      yield* Effect.provide(
        Effect.gen(function*() {
          assert.strictEqual(yield* refusal(listFolders.run({})), "SignInRequired")
          assert.strictEqual(yield* refusal(talks), "SignInRequired")
          assert.strictEqual(yield* refusal(deleteFolder.run({ id })), "SignInRequired")
        }),
        asVisitor,
      )
      assert.deepStrictEqual(yield* Effect.provide(counted, asBob), {
        all: 1,
        uncategorized: 1,
        shared: 0,
        folders: [],
      })
    })))
})

describe("moving", () => {
  it.effect("takes a task into a folder and out of all, and refuses where it is already", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* talks
      const moved = yield* moveToFolder.run({ fileId: taskId(1), folderId: id })
      assert.strictEqual(moved.folderId, id)
      assert.strictEqual(yield* refusal(moveToFolder.run({ fileId: taskId(1), folderId: id })), "AlreadyInFolder")
      assert.strictEqual(yield* refusal(moveToFolder.run({ fileId: taskId(2), folderId: null })), "AlreadyInFolder")
      yield* moveToFolder.run({ fileId: taskId(1), folderId: null })
      assert.strictEqual((yield* getTask.run({ taskId: taskId(1) })).folderId, null)
    })))

  it.effect("does not touch the time of the last edit", () =>
    scene(Effect.gen(function*() {
      const before = yield* getTask.run({ taskId: taskId(1) })
      const { id } = yield* talks
      const after = yield* moveToFolder.run({ fileId: taskId(1), folderId: id })
      assert.deepStrictEqual(after.updatedAt, before.updatedAt)
    })))

  it.effect("refuses unknown folders and the tasks of others, and changes nothing then", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* talks
      assert.strictEqual(yield* refusal(moveToFolder.run({ fileId: taskId(3), folderId: id })), "TaskNotFound")
      const lost = { fileId: taskId(1), folderId: folderId(9) }
      assert.strictEqual(yield* refusal(moveToFolder.run(lost)), "FolderNotFound")
      assert.strictEqual((yield* getTask.run({ taskId: taskId(1) })).folderId, null)
    })))

  it.effect("moves several, and says where each came from", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* talks
      const first = yield* moveTasks.run({ taskIds: [taskId(1), taskId(3), taskId(9)], folderId: id })
      assert.deepStrictEqual(first.moved, [{ id: taskId(1), from: null }])
      const both = yield* moveTasks.run({ taskIds: [taskId(1), taskId(2), taskId(1)], folderId: id })
      assert.deepStrictEqual(both.moved, [{ id: taskId(2), from: null }])
      const out = yield* Effect.provide(moveTasks.run({ taskIds: [taskId(1)], folderId: null }), asOperator)
      assert.deepStrictEqual(out.moved, [{ id: taskId(1), from: id }])
    })))
})
