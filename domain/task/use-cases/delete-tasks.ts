import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { removeTasks } from "../shared/remove-tasks.ts"
import { ownTasksAmong } from "../shared/require-task.ts"
import { TaskStore } from "../task-store.port.ts"

/** Permanently deletes those of the tasks that the caller owns. Other ids are ignored: they may be deleted already. */
export const deleteTasks = useCase("task.deleteTasks", {
  input: wire({ taskIds: Schema.NonEmptyArray(TaskId).check(Schema.isMaxLength(1000)) }),
  output: Schema.Struct({ deleted: Schema.Int }),
  run: Effect.fnUntraced(function*({ taskIds }) {
    const tasks = yield* TaskStore
    const own = yield* ownTasksAmong(yield* tasks.getMany([...new Set(taskIds)]))
    return { deleted: yield* removeTasks(own) }
  }),
})
