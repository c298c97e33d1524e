import { Effect } from "effect"
import type { User } from "../../account/user.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import { includes } from "../../plan/feature.ts"
import type { Task } from "../../task/task.ts"

/** Call it inside the transaction that makes it due. */
export const queueRetranscription = Effect.fnUntraced(function*(task: Task, { plan }: Pick<User, "plan">) {
  const queue = yield* JobQueue
  yield* queue.enqueue({
    kind: "retranscribe",
    taskId: task.id,
    attempt: task.work.retranscriptions,
    account: task.ownerId,
    priority: includes(plan, "PRIORITY_TRANSCRIPTION"),
  })
})
