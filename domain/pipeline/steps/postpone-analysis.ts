import { DateTime, Effect } from "effect"
import type { AnalystFailed } from "../../analysis/errors.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { Job } from "../../job/job.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import * as Transitions from "../../task/transitions.ts"

/** Nobody waits longer for a service than this, nor more often: then the built-in analyst writes the summary. */
const longest = 3_600_000
const mostWaits = 4

/** How long to wait before the service is asked again, in milliseconds; null to do without it. */
export const waitFor = ({ waits = 0 }: Job, { retryAfter = 0 }: AnalystFailed): number | null =>
  retryAfter > 0 && retryAfter <= longest && waits < mostWaits ? retryAfter : null

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
