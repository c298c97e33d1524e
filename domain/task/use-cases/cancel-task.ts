import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../shared/require-task.ts"
import { stopTask } from "../shared/stop-task.ts"
import { viewItem } from "../shared/view-items.ts"
import { TaskEvents } from "../task-events.port.ts"
import { TaskItem } from "../task-item.ts"

/** Stops all work on a task, at any step, and returns its minutes. */
export const cancelTask = useCase("task.cancelTask", {
  input: wire({ taskId: TaskId }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireTask(taskId)
    const { transaction } = yield* UnitOfWork
    const task = yield* transaction(stopTask(taskId))
    const events = yield* TaskEvents
    yield* events.publish({ taskId, owner: task.ownerId, kind: "cancelled" })
    return yield* viewItem(task)
  }),
})
