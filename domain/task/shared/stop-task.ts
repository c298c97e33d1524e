import { DateTime, Effect } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { releaseMinutes } from "../../plan/shared/book-minutes.ts"
import { announce } from "../../webhook/shared/announce.ts"
import { bookingOf } from "../booking.ts"
import { spanBookingOf } from "../retranscribing.ts"
import { TaskStore } from "../task-store.port.ts"
import * as Transitions from "../transitions.ts"
import { releaseLinkUse } from "./link-quota.ts"

/** Ends all work on a task, and gives back what was reserved for it. Call it inside a transaction. */
export const stopTask = Effect.fnUntraced(function*(taskId: TaskId) {
  const tasks = yield* TaskStore
  const queue = yield* JobQueue
  const now = yield* DateTime.now
  const task = yield* tasks.modify(taskId, (current) => Transitions.cancel(current, now))
  if (task.transcription._tag === "Failed") {
    yield* releaseMinutes(bookingOf(task))
    yield* releaseLinkUse(task)
    const reason = task.transcription.failure.code
    yield* announce(task.ownerId, { type: "task.failed", taskId, reason })
  }
  yield* releaseMinutes(spanBookingOf(task))
  yield* queue.cancel(taskId)
  return task
})
