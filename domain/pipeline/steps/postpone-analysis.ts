import { DateTime, Effect } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { Job } from "../../job/job.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import * as Transitions from "../../task/transitions.ts"

/** Gives the worker to others until the service may be asked again. */
export const postponeAnalysis = Effect.fnUntraced(function*(job: Job, wait: number) {
  const tasks = yield* TaskStore
  const queue = yield* JobQueue
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  const task = yield* transaction(Effect.gen(function*() {
    const waiting = yield* tasks.modify(
      job.taskId,
      (current) => Transitions.postponeAnalysis(current, job.attempt, now),
    )
    yield* queue.enqueue({ ...job, attempt: waiting.work.analysisAttempt, waits: (job.waits ?? 0) + 1 }, wait)
    return waiting
  }))
  yield* publishTaskChanged(task)
})
