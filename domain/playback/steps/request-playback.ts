import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import { includes } from "../../plan/feature.ts"
import type { Task } from "../../task/task.ts"

/** Has the file for the player and the waveform made, one after the other for all tasks. Twice is the same as once. */
export const requestPlayback = Effect.fnUntraced(function*({ id: taskId, ownerId: account, work: { attempt } }: Task) {
  const queue = yield* JobQueue
  const users = yield* UserStore
  const owner = yield* users.get(account)
  const priority = includes(owner.plan, "PRIORITY_TRANSCRIPTION")
  yield* queue.enqueue({ kind: "playback", taskId, attempt, account, priority })
})
