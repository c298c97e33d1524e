import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { TaskEvents } from "../../task/task-events.port.ts"

/** Notifies watchers that the account's tags changed. Call it after the transaction, which might be rolled back. */
export const publishTagsChanged = Effect.fnUntraced(function*(owner: UserId) {
  const events = yield* TaskEvents
  yield* events.publish({ taskId: null, owner, kind: "folders" })
})
