import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import type { Task } from "../../task/task.ts"
import { itemOf } from "./work-item.ts"

/** A task as the operator sees it. Its owner may have been deleted a moment ago. */
export const itemWithOwner = Effect.fnUntraced(function*(task: Task) {
  const { get } = yield* UserStore
  return itemOf(task, yield* get(task.ownerId).pipe(Effect.orElseSucceed(() => undefined)))
})
