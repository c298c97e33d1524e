import { DateTime, Effect } from "effect"
import { TaskStore } from "../../task/task-store.port.ts"
import { NoticeStore } from "../notice-store.port.ts"
import { claimLasts, isLate, type Notice } from "../notice.ts"
import { activeUser } from "../steps/active-user.ts"
import { mailNotice } from "../steps/mail-notice.ts"
import { pushNotice } from "../steps/push-notice.ts"

/** How many are taken at a time, and sent at once: they wait for receivers, and a slow one must not hold up the others. */
const most = 32
const atOnce = 8

/**
 * Sends all that is due. A process that is killed in between leaves what it took to another, which sends it once more: at least once.
 * The second is shown in place of the first, as both have one tag or one message id.
 */
export const sendNotices = Effect.gen(function*() {
  const { claim } = yield* NoticeStore
  while (true) {
    const now = yield* DateTime.now
    const taken = yield* claim(now, DateTime.addDuration(now, claimLasts), most)
    if (taken.length === 0) return
    yield* Effect.forEach(taken, sendOne, { concurrency: atOnce, discard: true })
  }
})

const sendOne = Effect.fnUntraced(function*(notice: Notice) {
  const { settle } = yield* NoticeStore
  yield* settle(notice, yield* sent(notice))
})

const sent = Effect.fnUntraced(function*(notice: Notice) {
  const user = yield* activeUser(notice.userId)
  const [task] = yield* (yield* TaskStore).getMany([notice.taskId])
  if (user === null || task === undefined || isLate(notice, yield* DateTime.now)) {
    return { state: "dropped", nextAt: null } as const
  }
  return notice.pushDeviceId === null
    ? yield* mailNotice(notice, user, task)
    : yield* pushNotice(notice, notice.pushDeviceId, { user, task })
})
