import { DateTime, Effect } from "effect"
import { ShareNotFound } from "../../kernel/errors.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { ShareStore } from "../share-store.port.ts"
import { isOpenAt } from "../share.ts"

/** The link with this token, if it is this task's, on and not expired. */
export const openShare = Effect.fnUntraced(function*(token: string, taskId: TaskId) {
  const shares = yield* ShareStore
  const found = yield* shares.find(token)
  if (found === null || found.taskId !== taskId) return yield* new ShareNotFound()
  return isOpenAt(found.share, yield* DateTime.now) ? found.share : yield* new ShareNotFound()
})
