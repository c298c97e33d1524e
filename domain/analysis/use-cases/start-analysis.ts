import { DateTime, Effect, Schema } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskItem } from "../../library/task-view.ts"
import { includes } from "../../plan/feature.ts"
import { ownTask } from "../../task/shared/require-own-task.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskId } from "../../task/task-id.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import * as Transitions from "../../task/transitions.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { Style } from "../analysis.ts"

/** Starts the analysis of a finished transcript; a previous result stays until the new one replaces it. */
export const startAnalysis = useCase("analysis.startAnalysis", {
  input: wire({ taskId: TaskId, style: Schema.optionalKey(Schema.NullOr(Style)) }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ taskId, style }) {
    yield* ownTask(taskId)
    const transcripts = yield* TranscriptStore
    const { transaction } = yield* UnitOfWork
    const { columns } = yield* transcripts.plain(taskId, null)
    const task = yield* transaction(beginAnalysis(taskId, columns.texts.join("\n"), style))
    const events = yield* TaskEvents
    yield* events.publish({ taskId, owner: task.ownerId, kind: "status" })
    return yield* viewItem(task)
  }),
})

/** Marks the task and hands it to the workers; without a style, the task's own. Runs inside a transaction. */
export const beginAnalysis = Effect.fnUntraced(function*(taskId: TaskId, text: string, style?: Style | null) {
  const tasks = yield* TaskStore
  const users = yield* UserStore
  const queue = yield* JobQueue
  const now = yield* DateTime.now
  const task = yield* tasks.modify(
    taskId,
    (current) => Transitions.startAnalysis(current, text, style === undefined ? current.wishes.style : style, now),
  )
  const { plan } = yield* users.get(task.ownerId)
  const priority = includes(plan, "PRIORITY_TRANSCRIPTION")
  yield* queue.enqueue({ kind: "analyse", taskId, attempt: task.analysisAttempt, account: task.ownerId, priority })
  return task
})
