import { DateTime, Effect, Result, Schema } from "effect"
import { ActionItem } from "../../analysis/action-items.ts"
import { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { callerName, publishReplaced } from "../shared/publish-replaced.ts"
import { tick } from "../steps/tick.ts"

/** Marks an action item of the summary as done, or as open again. Idempotent. */
export const tickActionItem = useCase("writing.tickActionItem", {
  input: wire({ taskId: TaskId, itemId: Schema.String, isDone: Schema.Boolean }),
  output: wire({ taskId: TaskId, actionItems: Schema.Array(ActionItem), version: Schema.Int }),
  run: Effect.fnUntraced(function*({ taskId, itemId, isDone }) {
    const { ownerId } = yield* requireTask(taskId)
    const tasks = yield* TaskStore
    const events = yield* TaskEvents
    const { transaction } = yield* UnitOfWork
    const now = yield* DateTime.now
    const { actionItems, version, stored } = yield* transaction(Effect.gen(function*() {
      // First, because this locks the task: an edit at the same time is not overwritten.
      yield* tasks.modify(taskId, (task) => Result.succeed({ ...task, updatedAt: now }))
      return yield* tick(taskId, itemId, isDone)
    }))
    if (stored !== null) yield* publishReplaced(taskId, stored, "edit", yield* callerName)
    yield* events.publish({ taskId, owner: ownerId, kind: "status" })
    return { taskId, actionItems, version }
  }),
})
