import { Effect } from "effect"
import { TaskEvents } from "../task-events.port.ts"
import type { Task } from "../task.ts"

/** Tells whoever watches that a task was made, or is not what it was. Once it is kept: nobody is told of what is rolled back. */
export const publishTaskChanged = Effect.fnUntraced(function*({ id: taskId, ownerId: owner }: Task) {
  const events = yield* TaskEvents
  yield* events.publish({ taskId, owner, kind: "status" })
})
