import { Effect, Schema } from "effect"
import { FolderId, TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { ownTasksAmong } from "../../task/shared/require-task.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { moveTask } from "../steps/move-task.ts"

/**
 * Moves those of the tasks that the caller owns into a folder, or out of any folder with null. Other ids, and tasks
 * already there, are left out. `moved` lists each with the folder it came from, so that the move can be undone.
 */
export const moveTasks = useCase("folder.moveTasks", {
  input: wire({
    taskIds: Schema.NonEmptyArray(TaskId).check(Schema.isMaxLength(1000)),
    folderId: Schema.NullOr(FolderId),
  }),
  output: Schema.Struct({ moved: Schema.Array(wire({ id: TaskId, from: Schema.NullOr(FolderId) })) }),
  run: Effect.fnUntraced(function*({ taskIds, folderId }) {
    const tasks = yield* TaskStore
    const found = yield* tasks.getMany([...new Set(taskIds)])
    const own = yield* ownTasksAmong(found)
    const moved = yield* Effect.forEach(own, (task) =>
      moveTask(task, folderId).pipe(
        Effect.tap(publishTaskChanged),
        Effect.as([{ id: task.id, from: task.folderId }]),
        Effect.catchTag(["AlreadyInFolder", "TaskNotFound"], () => Effect.succeed([])),
      ))
    return { moved: moved.flat() }
  }),
})
