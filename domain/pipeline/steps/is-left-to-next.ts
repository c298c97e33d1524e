import { Cause, Effect, Result } from "effect"
import type { Job } from "../../job/job.ts"
import { awayIn } from "../../kernel/database-away.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { isTranscribing } from "../../task/transitions.ts"

/** Whether the next run takes up what ended so: the server stops, or the database is away, while its task goes on. */
export const isLeftToNext = Effect.fnUntraced(function*(job: Job, cause: Cause.Cause<unknown>) {
  if (awayIn(cause) !== null) return true
  if (!Cause.hasInterruptsOnly(cause)) return false
  const tasks = yield* TaskStore
  // Who cancels or deletes a task interrupts its work before that is stored, but holds its lock until it is.
  return yield* tasks.modify(job.taskId, Result.succeed).pipe(
    Effect.map((task) => isTranscribing(task) && task.work.attempt === job.attempt),
    Effect.catchTag("TaskNotFound", () => Effect.succeed(false)),
    Effect.catchCause((unknown) => Effect.as(Effect.logWarning("Whether a task goes on is not known", unknown), true)),
  )
})
