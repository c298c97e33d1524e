import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { viewTask } from "../steps/view-task.ts"
import { TaskView } from "../task-view.ts"

export const getTask = useCase("library.getTask", {
  input: wire({ taskId: TaskId }),
  output: TaskView,
  run: ({ taskId }) => Effect.flatMap(requireTask(taskId), viewTask),
})
