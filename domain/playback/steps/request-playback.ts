import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import { includes } from "../../plan/feature.ts"
import type { Task } from "../../task/task.ts"

/** Queues a job to make the player's file and the waveform. Idempotent. */
export const requestPlayback = Effect.fnUntraced(function*({ id: taskId, ownerId: account, work: { attempt } }: Task) {
  const queue = yield* JobQueue
  const users = yield* UserStore
  const owner = yield* users.get(account)
  const priority = includes(owner.plan, "PRIORITY_TRANSCRIPTION")
  yield* queue.enqueue({ kind: "playback", taskId, attempt, account, priority })
})
