import { Effect, Order } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { lockTask, removeFiles, stopWork } from "../steps/delete-task.ts"
import { TaskEvents } from "../task-events.port.ts"
import { TaskStore } from "../task-store.port.ts"
import type { Task } from "../task.ts"

/**
 * Removes tasks with everything that belongs to them; their work ends, and is not charged. Returns how many there still
 * were: others may delete them at the same moment.
 */
export const removeTasks = Effect.fnUntraced(function*(chosen: ReadonlyArray<Task>) {
  const tasks = yield* TaskStore
  const events = yield* TaskEvents
  const { transaction } = yield* UnitOfWork
  const removed = yield* transaction(Effect.gen(function*() {
    // Always in the same order, so that overlapping deletions cannot deadlock.
    const locked = yield* Effect.forEach(chosen.toSorted(byId), lockTask)
    yield* Effect.forEach(locked, stopWork, { discard: true })
    return yield* tasks.remove(chosen.map(({ id }) => id))
  }))
  const publish = ({ id, ownerId }: Task) => events.publish({ taskId: id, owner: ownerId, kind: "deleted" })
  yield* Effect.forEach(chosen, publish, { discard: true })
  yield* Effect.forEach(chosen, removeFiles, { concurrency: 4, discard: true })
  return removed
})

const byId = Order.mapInput(Order.String, ({ id }: Task) => id)
