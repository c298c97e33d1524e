import { Effect, Result } from "effect"
import type { FolderId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { AlreadyInFolder } from "../errors.ts"
import { FolderStore } from "../folder-store.port.ts"

/**
 * Moves a task into a folder of its owner, or out of any folder, in its own transaction: removing a folder locks its
 * tasks in no order, so nothing may hold one task and wait for another.
 */
export const moveTask = Effect.fnUntraced(function*({ id, ownerId }: Task, folderId: FolderId | null) {
  const tasks = yield* TaskStore
  const folders = yield* FolderStore
  const { transaction } = yield* UnitOfWork
  return yield* transaction(Effect.gen(function*() {
    if (folderId !== null) yield* folders.get(folderId, ownerId)
    return yield* tasks.modify(id, (task) =>
      task.folderId === folderId
        ? Result.fail(new AlreadyInFolder({ taskId: id }))
        : Result.succeed({ ...task, folderId }))
  }))
})
