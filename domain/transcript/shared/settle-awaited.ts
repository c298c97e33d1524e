import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { releaseMinutes } from "../../plan/shared/book-minutes.ts"
import { awaitedBy, failAwaiting, spanBookingOf, stopAwaiting } from "../../task/retranscribing.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { queueRetranscription } from "./queue-retranscription.ts"

/** What has become of a model that recordings wait for. */
export type Awaited = "installed" | "under-way" | "gone"

/**
 * Recordings that wait for a model are queued once it is there, and fail, with their minutes returned, if it will not come.
 * Whatever has been settled before is left alone, so any process may call it at any time.
 */
export const settleAwaited = Effect.fnUntraced(function*(stateOf: (model: string) => Awaited) {
  const tasks = yield* TaskStore
  const { transaction } = yield* UnitOfWork
  const waiting = (yield* tasks.unfinished).flatMap((task) => {
    const model = awaitedBy(task)
    return model === null ? [] : [{ id: task.id, model, state: stateOf(model) }]
  })
  for (const { id, model, state } of waiting) {
    if (state === "under-way") continue
    const done = transaction(settled(id, model, state === "installed"))
    const task = yield* done.pipe(Effect.catchTags({ Superseded: gone, TaskNotFound: gone }))
    if (task !== null) yield* publishTaskChanged(task)
  }
})

/** It was cancelled, deleted or settled in the meantime. */
const gone = () => Effect.succeed(null)

const settled = Effect.fnUntraced(function*(id: TaskId, model: string, isThere: boolean) {
  return isThere ? yield* queued(id, model) : yield* failed(id, model)
})

const queued = Effect.fnUntraced(function*(id: TaskId, model: string) {
  const tasks = yield* TaskStore
  const users = yield* UserStore
  const task = yield* tasks.modify(id, (current) => stopAwaiting(current, model))
  const plan = yield* users.get(task.ownerId).pipe(
    Effect.map((user) => user.plan),
    Effect.catchTag("UserNotFound", () => Effect.succeed("free" as const)),
  )
  yield* queueRetranscription(task, { plan })
  return task
})

const failed = Effect.fnUntraced(function*(id: TaskId, model: string) {
  const tasks = yield* TaskStore
  const task = yield* tasks.modify(id, (current) => failAwaiting(current, model))
  yield* releaseMinutes(spanBookingOf(task))
  return task
})
