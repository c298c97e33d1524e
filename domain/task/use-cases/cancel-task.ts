import { DateTime, Effect } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { releaseMinutes } from "../../plan/shared/book-minutes.ts"
import { bookingOf } from "../booking.ts"
import { spanBookingOf } from "../retranscribing.ts"
import { requireTask } from "../shared/require-task.ts"
import { viewItem } from "../shared/view-items.ts"
import { TaskEvents } from "../task-events.port.ts"
import { TaskItem } from "../task-item.ts"
import { TaskStore } from "../task-store.port.ts"
import * as Transitions from "../transitions.ts"

/** Stops all work on a task, at any step, and returns its minutes. */
export const cancelTask = useCase("task.cancelTask", {
  input: wire({ taskId: TaskId }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireTask(taskId)
    const { transaction } = yield* UnitOfWork
    const task = yield* transaction(stop(taskId))
    const events = yield* TaskEvents
    yield* events.publish({ taskId, owner: task.ownerId, kind: "cancelled" })
    return yield* viewItem(task)
  }),
})

const stop = Effect.fnUntraced(function*(taskId: TaskId) {
  const tasks = yield* TaskStore
  const queue = yield* JobQueue
  const now = yield* DateTime.now
  const task = yield* tasks.modify(taskId, (current) => Transitions.cancel(current, now))
  if (task.transcription._tag === "Failed") yield* releaseMinutes(bookingOf(task))
  yield* releaseMinutes(spanBookingOf(task))
  yield* queue.cancel(taskId)
  return task
})
