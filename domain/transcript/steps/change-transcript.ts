import { DateTime, Effect, Result, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { Speaker } from "../../task/speaker.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

/** The result of an edit: enough for a client to know that its columns are outdated, and who the speakers are. */
export const TranscriptChange = wire({ taskId: TaskId, revision: Schema.Int, speakers: Schema.Array(Speaker) })

/** Changes a transcript in one transaction and notifies watchers. Concurrent changes wait for each other. */
export const changeTranscript = <E, R>(taskId: TaskId, change: Effect.Effect<void, E, R>) =>
  Effect.map(changedBy(taskId, change), ([answer]) => answer)

/** Changes a transcript, notifies watchers, and returns the outcome of the change. */
export const changedBy = Effect.fnUntraced(function*<A, E, R>(taskId: TaskId, change: Effect.Effect<A, E, R>) {
  yield* requireTask(taskId)
  yield* requireSpace()
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  const { transaction } = yield* UnitOfWork
  const updatedAt = yield* DateTime.now
  const { ownerId, revision, speakers, outcome } = yield* transaction(Effect.gen(function*() {
    // First, because this locks the task until the change is committed.
    const { ownerId } = yield* tasks.modify(taskId, (task) => Result.succeed({ ...task, updatedAt }))
    const outcome = yield* change
    return { ownerId, outcome, ...(yield* transcripts.plain(taskId, 0)) }
  }))
  const events = yield* TaskEvents
  yield* events.publish({ taskId, owner: ownerId, kind: "segments" })
  return [{ taskId, revision, speakers }, outcome] as const
})
