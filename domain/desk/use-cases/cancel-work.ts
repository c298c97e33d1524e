import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { stopTask } from "../../task/shared/stop-task.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { itemWithOwner } from "../steps/item-with-owner.ts"
import { WorkItem } from "../steps/work-item.ts"

/** Stops all work on a task of anybody, and returns its minutes. */
export const cancelWork = useCase("desk.cancelWork", {
  input: wire({ taskId: TaskId }),
  output: WorkItem,
  run: Effect.fnUntraced(function*({ taskId }) {
    const { transaction } = yield* UnitOfWork
    const { publish } = yield* TaskEvents
    const task = yield* transaction(stopTask(taskId))
    yield* publish({ taskId, owner: task.ownerId, kind: "cancelled" })
    return yield* itemWithOwner(task)
  }),
})
