import { Effect } from "effect"
import { TaskEvents } from "../../task/task-events.port.ts"
import type { Task } from "../../task/task.ts"
import type { Collaborator } from "../collaborator.ts"
import { accountOf } from "./account-of.ts"

/** Notifies the person, the owner and everyone who has the task open. Call it after the transaction. */
export const publishCollaborator = Effect.fnUntraced(
  function*({ id: taskId, ownerId: owner }: Task, { identifier }: Collaborator) {
    const events = yield* TaskEvents
    const account = yield* accountOf(identifier)
    yield* events.publish({ taskId, owner, kind: "collaborator", user: account?.id ?? null })
  },
)
