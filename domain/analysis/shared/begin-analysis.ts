import { DateTime, Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { includes } from "../../plan/feature.ts"
import type { AnalysisOptions } from "../../task/analysis-options.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import * as Transitions from "../../task/transitions.ts"

/** Marks the task as waiting and queues its analysis, in its own style and scenario by default. Call it inside a transaction. */
export const beginAnalysis = Effect.fnUntraced(function*(taskId: TaskId, text: string, wishes: AnalysisOptions = {}) {
  const tasks = yield* TaskStore
  const users = yield* UserStore
  const queue = yield* JobQueue
  const now = yield* DateTime.now
  const task = yield* tasks.modify(
    taskId,
    (current) => Transitions.startAnalysis(current, text, wishes, now),
  )
  const { plan } = yield* users.get(task.ownerId)
  const priority = includes(plan, "PRIORITY_TRANSCRIPTION")
  yield* queue.enqueue({ kind: "analyse", taskId, attempt: task.work.analysisAttempt, account: task.ownerId, priority })
  return task
})
