import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import type { Task } from "../../task/task.ts"

/** Notifies the person, the owner and everyone who has the task open. Call it after the transaction. */
export const publishCollaborator = Effect.fnUntraced(function*({ id: taskId, ownerId: owner }: Task, user: UserId) {
  const events = yield* TaskEvents
  yield* events.publish({ taskId, owner, kind: "collaborator", user })
})
