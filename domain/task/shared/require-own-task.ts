import { Effect } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { requireOwner } from "../access.ts"
import { TaskStore } from "../task-store.port.ts"

/** The task, if the caller may see it; otherwise it is not found. */
export const requireOwnTask = Effect.fnUntraced(function*(taskId: TaskId) {
  const tasks = yield* TaskStore
  const task = yield* tasks.get(taskId)
  return yield* Effect.fromResult(requireOwner(task, yield* CurrentActor))
})
