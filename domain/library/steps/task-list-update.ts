import { Effect, Ref } from "effect"
import { type TaskId, type UserId } from "../../kernel/ids.ts"
import { viewItems } from "../../task/shared/view-items.ts"
import { stateOf } from "../../task/status.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"

/** Running tasks that the client knows, with the time of their last change. */
export type Running = ReadonlyMap<TaskId, number>

const maxRunning = 100

/** What has changed. A signal is the task of an event, or null to poll what is running, since events may be missed. */
export const listUpdateOf = Effect.fnUntraced(
  function*(owner: UserId | null, signals: ReadonlyArray<TaskId | null>, running: Ref.Ref<Running>) {
    const store = yield* TaskStore
    const known = yield* Ref.get(running)
    const named = new Set(signals.filter((signal) => signal !== null))
    const polled = signals.includes(null) ? [...known.keys(), ...yield* runningNow(owner)] : []
    const asked = new Set([...named, ...polled])
    const found = (yield* store.getMany([...asked])).filter(({ ownerId }) => owner === null || ownerId === owner)
    const present = new Set(found.map(({ id }) => id))
    const removed = [...asked].filter((id) => !present.has(id))
    const changed = found.filter((task) => named.has(task.id) || known.get(task.id) !== changedAt(task))
    yield* Ref.set(running, after(known, changed, removed))
    return { tasks: yield* viewItems(changed), removed }
  },
)

const runningNow = Effect.fnUntraced(function*(owner: UserId | null) {
  const store = yield* TaskStore
  const page = { page: 1, pageSize: maxRunning }
  const { items } = yield* store.list({ owner, folderId: null, state: "running" }, "newest", page)
  return items.map(({ id }) => id)
})

const changedAt = ({ updatedAt, work: { reportedAt } }: Task): number =>
  Math.max(updatedAt.epochMilliseconds, reportedAt?.epochMilliseconds ?? 0)

const after = (known: Running, changed: ReadonlyArray<Task>, removed: ReadonlyArray<TaskId>): Running => {
  const next = new Map(known)
  for (const task of changed) {
    if (stateOf(task) === "running") next.set(task.id, changedAt(task))
    else next.delete(task.id)
  }
  for (const id of removed) next.delete(id)
  return next
}
