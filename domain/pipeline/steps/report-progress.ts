import { DateTime, Effect } from "effect"
import type { Job } from "../../job/job.ts"
import { overall } from "../../task/progress.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { TranscriptionStep } from "../../task/transcription.ts"
import * as Transitions from "../../task/transitions.ts"

/** Reports the step and how much of it is done (`within`, 0 to 1). Fails if the work was cancelled or started again. */
export const reportProgress = Effect.fnUntraced(function*(job: Job, step: TranscriptionStep, within: number) {
  const tasks = yield* TaskStore
  const events = yield* TaskEvents
  const now = yield* DateTime.now
  const reported = yield* tasks.report(
    job.taskId,
    (current) => Transitions.advance(current, job.attempt, step, overall(step, within), now),
  )
  const task = reported.transcription._tag === "Running"
    ? reported
    : yield* tasks.modify(job.taskId, (current) => Transitions.runTranscription(current, job.attempt, now))
  yield* events.publish({ taskId: task.id, owner: task.ownerId, kind: "progress" })
  return task
})
