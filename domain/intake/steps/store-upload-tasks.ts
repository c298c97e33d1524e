import { Effect } from "effect"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import type { TaskId, UploadId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { viewItems } from "../../task/shared/view-items.ts"
import type { Task } from "../../task/task.ts"
import { partKey } from "../shared/part-key.ts"
import { copyUpload, removeBytes } from "../shared/whole-upload.ts"
import { consumeUploads } from "./received-uploads.ts"

export interface UploadTask<E, R> {
  readonly id: TaskId
  /** The uploads it is made from, in the order of its parts. */
  readonly files: ReadonlyArray<{ readonly uploadId: UploadId; readonly path: string }>
  /** Inserts the task with what is known already. Called inside a transaction. */
  readonly store: Effect.Effect<Task, E, R>
}

type Destination = Pick<Task, "ownerId" | "folderId">

/** Stores tasks made from uploads, all or none, and returns them as list items. */
export const storeUploadTasks = Effect.fnUntraced(
  function*<E, R>({ ownerId, folderId }: Destination, tasks: ReadonlyArray<UploadTask<E, R>>) {
    const { transaction } = yield* UnitOfWork
    yield* requireSpace()
    const stored = yield* transaction(Effect.gen(function*() {
      yield* consumeUploads(tasks.flatMap(({ files }) => files.map(({ uploadId }) => uploadId)), ownerId)
      // It may have been deleted since it was first looked up.
      yield* chosenFolder(folderId, ownerId)
      const rows = yield* Effect.forEach(tasks, ({ store }) => store)
      // Last, when nothing can be refused any more: a rollback does not remove bytes.
      yield* Effect.forEach(tasks, copyFilesIn, { discard: true })
      return rows
    }))
    // Only now: until the commit, what was sent is the upload, which must not lose its bytes.
    yield* Effect.forEach(tasks.flatMap(({ files }) => files), ({ uploadId }) => removeBytes(uploadId), {
      discard: true,
    })
    yield* Effect.forEach(stored, publishTaskChanged, { discard: true })
    return { tasks: yield* viewItems(stored) }
  },
)

const copyFilesIn = Effect.fnUntraced(
  function*({ id, files }: Pick<UploadTask<unknown, unknown>, "id" | "files">) {
    for (const [index, { uploadId, path }] of files.entries()) yield* copyUpload(uploadId, path, partKey(id, index))
  },
)
