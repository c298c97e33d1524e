import { Effect, Result } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { releaseMinutes } from "../../plan/shared/book-minutes.ts"
import { bookingOf } from "../booking.ts"
import { isRetranscribing, spanBookingOf } from "../retranscribing.ts"
import { releaseLinkUse } from "../shared/link-quota.ts"
import { TaskStore } from "../task-store.port.ts"
import type { Task } from "../task.ts"

/** Locks a task before its account, as a finishing worker does, so that the two cannot deadlock. */
export const lockTask = Effect.fnUntraced(function*(task: Task) {
  const tasks = yield* TaskStore
  return task.transcription._tag === "Completed" && !isRetranscribing(task)
    ? task
    : yield* tasks.modify(task.id, Result.succeed).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(task)))
})

/** Stops running work without charging for it. */
export const stopWork = Effect.fnUntraced(function*(task: Task) {
  const queue = yield* JobQueue
  yield* queue.cancel(task.id)
  if (task.transcription._tag !== "Completed") {
    yield* releaseMinutes(bookingOf(task))
    yield* releaseLinkUse(task)
  }
  if (isRetranscribing(task)) yield* releaseMinutes(spanBookingOf(task))
})

export const removeFiles = Effect.fnUntraced(function*({ id }: Task) {
  const blobs = yield* BlobStore
  const folder = yield* WorkFolder
  yield* folder.remove(id)
  yield* blobs.removeAll(`task/${id}`)
})
