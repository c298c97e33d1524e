import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { FolderChoice } from "../../task/folder-choice.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskItem } from "../../task/task-item.ts"
import { chosenFolder } from "../shared/chosen-folder.ts"
import { moveTask } from "../steps/move-task.ts"

/** Moves a task into a folder, or out of its folder with null or `uncategorized`. Refused if it is already there. */
export const moveToFolder = useCase("folder.moveToFolder", {
  // The specification spells these two in camelCase.
  input: Schema.Struct({ fileId: TaskId, folderId: Schema.NullOr(FolderChoice) }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ fileId, folderId }) {
    const task = yield* requireTask(fileId)
    const moved = yield* moveTask(task, yield* chosenFolder(folderId, task.ownerId))
    yield* publishTaskChanged(moved)
    return yield* viewItem(moved)
  }),
})
