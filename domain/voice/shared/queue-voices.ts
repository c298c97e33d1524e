import { DateTime, Effect } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { Task } from "../../task/task.ts"
import { noVoices } from "../task-voices.ts"
import { VoiceStore } from "../voice-store.port.ts"

type Whose = Pick<Task, "id" | "ownerId">

/** Has the voices of a task kept and compared. Joins the ambient transaction. */
export const queueVoices = Effect.fnUntraced(function*({ id: taskId, ownerId }: Whose) {
  const { enqueue } = yield* JobQueue
  // Each is a job of its own: one that is running may have read what was asked for before this.
  const { epochMilliseconds: attempt } = yield* DateTime.now
  yield* enqueue({ kind: "voices", taskId, attempt, account: ownerId, priority: false })
})

/** Has the voices of a new transcript compared, whose speakers are others, if the owner wants voices to be recognised. */
export const beginVoices = Effect.fnUntraced(function*(task: Whose) {
  const { isOn, saveOfTask } = yield* VoiceStore
  if (!(yield* isOn(task.ownerId))) return
  yield* saveOfTask(task.id, noVoices)
  yield* queueVoices(task)
})
