import { DateTime, Effect, Result } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskId } from "../task-id.ts"
import { TaskStore } from "../task-store.port.ts"
import { TaskView } from "../task-view.ts"
import { Title } from "../title.ts"
import { ownTask, viewTask } from "./load-task.ts"
import { tellChange } from "./tell-change.ts"

export const renameTask = useCase("task.renameTask", {
  input: wire({ taskId: TaskId, title: Title }),
  output: TaskView,
  run: Effect.fnUntraced(function*({ taskId, title }) {
    yield* ownTask(taskId)
    const tasks = yield* TaskStore
    const updatedAt = yield* DateTime.now
    const task = yield* tasks.modify(
      taskId,
      (current) => Result.succeed({ ...current, title: title.trim(), updatedAt }),
    )
    yield* tellChange(task)
    return yield* viewTask(task)
  }),
})
