import { Effect } from "effect"
import { TaskEvents } from "../task-events.port.ts"
import type { Task } from "../task.ts"

/** Notifies watchers that a task was created or changed. Call it after the transaction, which might be rolled back. */
export const publishTaskChanged = Effect.fnUntraced(function*({ id: taskId, ownerId: owner }: Task) {
  const events = yield* TaskEvents
  yield* events.publish({ taskId, owner, kind: "status" })
})
