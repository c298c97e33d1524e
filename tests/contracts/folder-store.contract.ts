import { FolderStore } from "#domain/folder/folder-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Result } from "effect"
import { aFolder, folderId } from "../support/a-folder-of-tasks.ts"
import { ada, aTask, bob, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const second = aFolder({ id: folderId(2), name: "Archive" })
const page = { page: 1, pageSize: 10 }

/** What every FolderStore must do, beside the TaskStore of the same database. */
export const folderStoreContract = (name: string, layer: Layer.Layer<FolderStore | TaskStore>): void => {
  describe(`FolderStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "lists the folders of an account by name",
      Effect.gen(function*() {
        const folders = yield* FolderStore
        yield* folders.insert(aFolder())
        yield* folders.insert(second)
        yield* folders.insert(aFolder({ id: folderId(3), ownerId: bob }))
        assert.deepStrictEqual(yield* folders.list(ada), [second, aFolder()])
      }),
    )

    behaves(
      "gets and renames a folder for its owner only",
      Effect.gen(function*() {
        const folders = yield* FolderStore
        yield* folders.insert(aFolder())
        assert.deepStrictEqual(yield* folders.get(folderId(1), ada), aFolder())
        const renamed = aFolder({ name: "Zürich 会议 🎙" })
        assert.deepStrictEqual(yield* folders.rename(folderId(1), ada, renamed.name), renamed)
        assert.deepStrictEqual(yield* folders.list(ada), [renamed])
        assert.strictEqual((yield* Effect.flip(folders.get(folderId(1), bob)))._tag, "FolderNotFound")
        assert.strictEqual((yield* Effect.flip(folders.rename(folderId(1), bob, "Mine")))._tag, "FolderNotFound")
        assert.strictEqual((yield* Effect.flip(folders.get(folderId(9), ada)))._tag, "FolderNotFound")
      }),
    )

    behaves(
      "keeps the tasks of a folder that is removed, in no folder",
      Effect.gen(function*() {
        const folders = yield* FolderStore
        const tasks = yield* TaskStore
        yield* folders.insert(aFolder())
        yield* tasks.insert(aTask({ id: taskId(1), folderId: folderId(1) }))
        assert.strictEqual((yield* Effect.flip(folders.remove(folderId(1), bob)))._tag, "FolderNotFound")
        yield* folders.remove(folderId(1), ada)
        assert.strictEqual((yield* tasks.get(taskId(1))).folderId, null)
        assert.deepStrictEqual(yield* folders.list(ada), [])
      }),
    )

    behaves(
      "counts and lists the tasks of each folder, and those in none",
      Effect.gen(function*() {
        const folders = yield* FolderStore
        const tasks = yield* TaskStore
        yield* folders.insert(aFolder())
        yield* folders.insert(second)
        yield* tasks.insert(aTask({ id: taskId(1), folderId: folderId(1) }))
        yield* tasks.insert(aTask({ id: taskId(2) }))
        yield* tasks.insert(aTask({ id: taskId(3) }))
        yield* tasks.modify(taskId(3), (task) => Result.succeed({ ...task, folderId: folderId(1) }))
        assert.deepStrictEqual([...(yield* folders.count(ada))], [[folderId(1), 2]])
        assert.deepInclude(yield* tasks.count(ada), { all: 3, uncategorized: 1 })
        const inFolder = yield* tasks.list({ owner: ada, folderId: folderId(1) }, "oldest", page)
        assert.sameMembers(inFolder.items.map(({ id }) => id), [taskId(1), taskId(3)])
        const inNone = yield* tasks.list({ owner: ada, folderId: "uncategorized" }, "newest", page)
        assert.deepStrictEqual(inNone.items.map(({ id }) => id), [taskId(2)])
      }),
    )
  })
}
