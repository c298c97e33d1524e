import { Effect, Order, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ownTasksAmong } from "../shared/require-task.ts"
import { lockTask, removeFiles, stopWork } from "../steps/delete-task.ts"
import { TaskEvents } from "../task-events.port.ts"
import { TaskStore } from "../task-store.port.ts"
import type { Task } from "../task.ts"

/** Permanently deletes those of the tasks that the caller owns. Other ids are ignored: they may be deleted already. */
export const deleteTasks = useCase("task.deleteTasks", {
  input: wire({ taskIds: Schema.NonEmptyArray(TaskId).check(Schema.isMaxLength(1000)) }),
  output: Schema.Struct({ deleted: Schema.Int }),
  run: Effect.fnUntraced(function*({ taskIds }) {
    const tasks = yield* TaskStore
    const events = yield* TaskEvents
    const { transaction } = yield* UnitOfWork
    const deleted = yield* transaction(Effect.gen(function*() {
      const found = yield* tasks.getMany([...new Set(taskIds)])
      // Always in the same order, so that overlapping deletions cannot deadlock.
      const own = (yield* ownTasksAmong(found)).toSorted(byId)
      const locked = yield* Effect.forEach(own, lockTask)
      yield* Effect.forEach(locked, stopWork, { discard: true })
      yield* tasks.remove(own.map(({ id }) => id))
      return own
    }))
    const publish = ({ id, ownerId }: Task) => events.publish({ taskId: id, owner: ownerId, kind: "deleted" })
    yield* Effect.forEach(deleted, publish, { discard: true })
    yield* Effect.forEach(deleted, removeFiles, { concurrency: 4, discard: true })
    return { deleted: deleted.length }
  }),
})

const byId = Order.mapInput(Order.String, ({ id }: Task) => id)
