import { Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskId } from "../task-id.ts"
import { TaskView } from "../task-view.ts"
import { ownTask, viewTask } from "./load-task.ts"

export const getTask = useCase("task.getTask", {
  input: wire({ taskId: TaskId }),
  output: TaskView,
  run: ({ taskId }) => Effect.flatMap(ownTask(taskId), viewTask),
})
