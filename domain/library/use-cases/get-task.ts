import { Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ownTask, viewTask } from "../../task/shared/require-own-task.ts"
import { TaskId } from "../../task/task-id.ts"
import { TaskView } from "../task-view.ts"

export const getTask = useCase("task.getTask", {
  input: wire({ taskId: TaskId }),
  output: TaskView,
  run: ({ taskId }) => Effect.flatMap(ownTask(taskId), viewTask),
})
