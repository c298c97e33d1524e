import { DateTime, Effect } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { includes, requireFeature } from "../../plan/feature.ts"
import { isTooManyAtOnce } from "../../plan/plan.ts"
import { reserveMinutes } from "../../plan/shared/book-minutes.ts"
import { bookingOf } from "../booking.ts"
import { firstJobOf } from "../first-job.ts"
import { isShort } from "../source.ts"
import { TaskStore } from "../task-store.port.ts"
import * as Transitions from "../transitions.ts"
import { takeLinkUse } from "./link-quota.ts"

/** Reserves the minutes and queues the task. Call it inside a transaction. */
export const beginTranscription = Effect.fnUntraced(function*(taskId: TaskId) {
  const tasks = yield* TaskStore
  const users = yield* UserStore
  const queue = yield* JobQueue
  const now = yield* DateTime.now
  const task = yield* tasks.modify(taskId, (current) => Transitions.startTranscription(current, now))
  const user = yield* users.get(task.ownerId)
  yield* reserveMinutes(user, bookingOf(task), task.minutes)
  yield* takeLinkUse(user, task)
  // After the account was locked for its minutes: of two that start at once, the second sees the first.
  const { running } = yield* tasks.count(user.id)
  const plan = yield* planInUse(user.plan)
  if (isTooManyAtOnce(plan, running)) {
    yield* Effect.fromResult(requireFeature(plan, "BATCH_FILE_PROCESSING"))
  }
  yield* queue.enqueue({
    kind: firstJobOf(task),
    taskId,
    attempt: task.work.attempt,
    account: task.ownerId,
    priority: includes(user.plan, "PRIORITY_TRANSCRIPTION"),
    isShort: isShort(task),
  })
  return task
})
