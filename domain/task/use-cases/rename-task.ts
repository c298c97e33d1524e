import { DateTime, Effect, Result } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { viewTask } from "../../library/steps/view-task.ts"
import { TaskView } from "../../library/task-view.ts"
import { tellChange } from "../shared/publish-task-changed.ts"
import { ownTask } from "../shared/require-own-task.ts"
import { TaskStore } from "../task-store.port.ts"
import { Title } from "../title.ts"

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
