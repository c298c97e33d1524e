import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { ConversionStore } from "../../conversion/conversion-store.port.ts"
import { queueConversion } from "../../conversion/shared/queue-conversion.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import { includes } from "../../plan/feature.ts"
import { firstJobOf } from "../../task/first-job.ts"
import { awaitedBy, isRetranscribing } from "../../task/retranscribing.ts"
import { isShort } from "../../task/source.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { isAnalysing, isTranscribing } from "../../task/transitions.ts"
import { isTranslating } from "../../task/translating.ts"

/** When a server starts: queues a job for every waiting or running task and conversion, whatever happened to the queue. */
export const resumeUnfinished = Effect.gen(function*() {
  const tasks = yield* TaskStore
  const queue = yield* JobQueue
  const users = yield* UserStore
  const unfinished = yield* tasks.unfinished
  for (const task of unfinished) {
    const plan = yield* users.get(task.ownerId).pipe(
      Effect.map((user) => user.plan),
      Effect.catchTag("UserNotFound", () => Effect.succeed("free" as const)),
    )
    const job = { taskId: task.id, account: task.ownerId, priority: includes(plan, "PRIORITY_TRANSCRIPTION") }
    // What waits for a model is queued when that is there.
    if (isRetranscribing(task) && awaitedBy(task) === null) {
      yield* queue.enqueue({ ...job, kind: "retranscribe", attempt: task.work.retranscriptions })
    }
    if (isTranslating(task)) yield* queue.enqueue({ ...job, kind: "translate", attempt: task.work.translations })
    if (!isTranscribing(task) && !isAnalysing(task)) continue
    yield* isTranscribing(task)
      ? queue.enqueue({
        ...job,
        kind: firstJobOf(task),
        attempt: task.work.attempt,
        isShort: isShort(task),
      })
      : queue.enqueue({ ...job, kind: "analyse", attempt: task.work.analysisAttempt })
  }
  const conversions = yield* (yield* ConversionStore).unfinished
  yield* Effect.forEach(conversions, queueConversion, { discard: true })
  return unfinished.length + conversions.length
}).pipe(Effect.withSpan("pipeline.resumeUnfinished"))
