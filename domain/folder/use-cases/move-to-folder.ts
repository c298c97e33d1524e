import { Effect, Schema } from "effect"
import { FolderId, TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskItem } from "../../task/task-item.ts"
import { moveTask } from "../steps/move-task.ts"

/** Moves a task into a folder, or out of its folder with null. Refused if it is already there. */
export const moveToFolder = useCase("folder.moveToFolder", {
  // The specification spells these two in camelCase.
  input: Schema.Struct({ fileId: TaskId, folderId: Schema.NullOr(FolderId) }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ fileId, folderId }) {
    const task = yield* requireTask(fileId)
    const moved = yield* moveTask(task, folderId)
    yield* publishTaskChanged(moved)
    return yield* viewItem(moved)
  }),
})
