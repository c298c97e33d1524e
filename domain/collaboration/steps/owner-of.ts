import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import type { Task } from "../../task/task.ts"

/** The account of a task's owner; null if it is gone. */
export const ownerOf = Effect.fnUntraced(function*({ ownerId }: Task) {
  const users = yield* UserStore
  return yield* users.get(ownerId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
})
