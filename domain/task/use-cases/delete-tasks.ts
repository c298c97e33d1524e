import { Effect, Result, Schema } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { releaseMinutes } from "../../plan/shared/book-minutes.ts"
import { requireOwner } from "../access.ts"
import { bookingOf } from "../booking.ts"
import { TaskEvents } from "../task-events.port.ts"
import { TaskStore } from "../task-store.port.ts"
import type { Task } from "../task.ts"

/**
 * Deletes for good what of these tasks is there and one's own; other ids are passed over, as somebody may have deleted
 * them before. What was running is stopped and not charged.
 */
export const deleteTasks = useCase("task.deleteTasks", {
  input: wire({ taskIds: Schema.NonEmptyArray(TaskId).check(Schema.isMaxLength(1000)) }),
  output: Schema.Struct({ deleted: Schema.Int }),
  run: Effect.fnUntraced(function*({ taskIds }) {
    const tasks = yield* TaskStore
    const actor = yield* CurrentActor
    const { transaction } = yield* UnitOfWork
    const gone = yield* transaction(Effect.gen(function*() {
      const found = yield* tasks.getMany([...new Set(taskIds)])
      const own = found.filter((task) => Result.isSuccess(requireOwner(task, actor)))
      const held = yield* Effect.forEach(own, hold)
      yield* Effect.forEach(held, giveUp, { discard: true })
      yield* tasks.remove(own.map(({ id }) => id))
      return own
    }))
    const events = yield* TaskEvents
    yield* Effect.forEach(
      gone,
      ({ id, ownerId }) => events.publish({ taskId: id, owner: ownerId, kind: "deleted" }),
      { discard: true },
    )
    yield* Effect.forEach(gone, sweep, { concurrency: 4, discard: true })
    return { deleted: gone.length }
  }),
})

/** All before any minutes are booked, in the order in which a worker that finishes takes them, so that neither waits for ever. */
const hold = Effect.fnUntraced(function*(task: Task) {
  const tasks = yield* TaskStore
  return task.transcription._tag === "Completed"
    ? task
    : yield* tasks.modify(task.id, Result.succeed).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(task)))
})

const giveUp = Effect.fnUntraced(function*(task: Task) {
  const queue = yield* JobQueue
  yield* queue.cancel(task.id)
  if (task.transcription._tag !== "Completed") yield* releaseMinutes(bookingOf(task))
})

const sweep = Effect.fnUntraced(function*({ id }: Task) {
  const blobs = yield* BlobStore
  const folder = yield* WorkFolder
  yield* folder.remove(id)
  yield* blobs.removeAll(`task/${id}`)
})
