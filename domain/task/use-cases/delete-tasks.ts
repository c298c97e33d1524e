import { Effect, Schema } from "effect"
import { BlobStore } from "../../intake/blob-store.port.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { JobQueue } from "../../pipeline/job-queue.port.ts"
import { WorkFolder } from "../../pipeline/work-folder.port.ts"
import { releaseMinutes } from "../../plan/use-cases/book-minutes.ts"
import { requireOwner } from "../access.ts"
import { TaskEvents } from "../task-events.port.ts"
import { TaskId } from "../task-id.ts"
import { TaskStore } from "../task-store.port.ts"
import type { Task } from "../task.ts"

/** Deletes all or none: one unknown task refuses the whole. What was running is stopped and not charged. */
export const deleteTasks = useCase("task.deleteTasks", {
  input: wire({ taskIds: Schema.NonEmptyArray(TaskId).check(Schema.isMaxLength(1000)) }),
  output: Schema.Struct({ deleted: Schema.Int }),
  run: Effect.fnUntraced(function*({ taskIds }) {
    const tasks = yield* TaskStore
    const actor = yield* CurrentActor
    const { transaction } = yield* UnitOfWork
    const gone = yield* transaction(Effect.gen(function*() {
      const found = yield* Effect.forEach([...new Set(taskIds)], (id) => tasks.get(id))
      yield* Effect.forEach(found, (task) => Effect.fromResult(requireOwner(task, actor)))
      yield* Effect.forEach(found, giveUp)
      yield* tasks.remove(found.map(({ id }) => id))
      return found
    }))
    yield* Effect.forEach(gone, sweep)
    return { deleted: gone.length }
  }),
})

const giveUp = Effect.fnUntraced(function*(task: Task) {
  const queue = yield* JobQueue
  yield* queue.cancel(task.id)
  if (task.transcription._tag !== "Completed") yield* releaseMinutes(task)
})

const sweep = Effect.fnUntraced(function*({ id, ownerId }: Task) {
  const blobs = yield* BlobStore
  const folder = yield* WorkFolder
  const events = yield* TaskEvents
  yield* events.publish({ taskId: id, owner: ownerId, kind: "deleted" })
  yield* folder.remove(id)
  yield* blobs.removeAll(`task/${id}`)
})
