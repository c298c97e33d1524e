import { Cause, Effect, Schedule } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import { DiskSpace } from "../../kernel/disk-space.ts"
import { Embedder } from "../../meaning/embedder.port.ts"
import { VectorStore } from "../../meaning/vector-store.port.ts"

/** How many tasks are put into the queue at a time: the newest come first, also if they are new only now. */
const atOnce = 20
const pause = "20 seconds"

/**
 * Queues the tasks that the chosen model for searching has still to read: what is new, what was changed, and after another
 * model was chosen, all of them. Nothing is read while there is no model, nor queued while the disk is full.
 */
export const queueEmbedding = Effect.gen(function*() {
  const model = yield* (yield* Embedder).chosen
  if (model === null || !(yield* (yield* DiskSpace).hasRoomFor(0))) return 0
  const { outdated } = yield* VectorStore
  const queue = yield* JobQueue
  const found = yield* outdated(model.id, atOnce)
  yield* Effect.forEach(
    found,
    ({ taskId, owner, linesRevision }) =>
      queue.enqueue({ kind: "embed", taskId, attempt: linesRevision, account: owner, priority: false }),
    { discard: true },
  )
  return found.length
}).pipe(Effect.withSpan("pipeline.queueEmbedding"))

/** Looks for them again and again. */
export const keepEmbedding = queueEmbedding.pipe(
  Effect.catchCause((cause) =>
    Cause.hasInterruptsOnly(cause)
      ? Effect.interrupt
      : Effect.logWarning("Tasks to search by meaning could not be queued", cause)
  ),
  Effect.repeat(Schedule.spaced(pause)),
)
