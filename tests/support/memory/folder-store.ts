import { FolderNotFound } from "#domain/folder/errors.ts"
import { FolderStore } from "#domain/folder/folder-store.port.ts"
import type { Folder } from "#domain/folder/folder.ts"
import type { FolderId, UserId } from "#domain/kernel/ids.ts"
import { nameKeyOf } from "#domain/kernel/name-key.ts"
import { Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"

const byName = Order.mapInput(Order.String, ({ name }: Folder) => nameKeyOf(name))

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const get = (id: FolderId, owner: UserId) =>
    Effect.flatMap(
      read(({ folders }) => folders.get(id)),
      (folder) => folder?.ownerId === owner ? Effect.succeed(folder) : Effect.fail(new FolderNotFound()),
    )
  const save = (folder: Folder) => write(({ folders }) => ({ folders: put(folders, folder.id, folder) }))
  return FolderStore.of({
    list: (owner) =>
      read(({ folders }) => Array.from(folders.values()).filter(({ ownerId }) => ownerId === owner).toSorted(byName)),
    get,
    insert: save,
    rename: (id, owner, name) =>
      transaction(Effect.gen(function*() {
        const renamed = { ...(yield* get(id, owner)), name }
        yield* save(renamed)
        return renamed
      })),
    remove: (id, owner) =>
      transaction(Effect.gen(function*() {
        yield* get(id, owner)
        yield* write(({ folders, tasks }) => ({
          folders: without(folders, [id]),
          tasks: new Map(
            Array.from(tasks, ([key, task]) => [key, task.folderId === id ? { ...task, folderId: null } : task]),
          ),
        }))
      })),
    count: (owner) =>
      read(({ tasks }) => {
        const counts = new Map<FolderId, number>()
        for (const { ownerId, folderId } of tasks.values()) {
          if (ownerId === owner && folderId !== null) counts.set(folderId, (counts.get(folderId) ?? 0) + 1)
        }
        return counts
      }),
  })
})

export const layer = Layer.effect(FolderStore, make)
