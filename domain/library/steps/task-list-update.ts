import { Effect, Ref, Stream } from "effect"
import { type TaskId, type UserId } from "../../kernel/ids.ts"
import { viewItems } from "../../task/shared/view-items.ts"
import { stateOf } from "../../task/status.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"

/** Running tasks that the client knows, with the time of their last change. */
export type Running = ReadonlyMap<TaskId, number>

const maxRunning = 100

/** The task of an event, "folders" for a change to those, or null to poll what is running, since events may be missed. */
type Signal = TaskId | "folders" | null

/** The events of an account, or of all for the operator. */
export const signalsFor = (owner: UserId | null) =>
  Effect.map(TaskEvents, ({ subscribe }) =>
    subscribe.pipe(
      Stream.filter((event) => owner === null || event.owner === owner),
      Stream.map(({ taskId }): Signal => taskId ?? "folders"),
    ))

/** What has changed. */
export const listUpdateOf = Effect.fnUntraced(
  function*(owner: UserId | null, signals: ReadonlyArray<Signal>, running: Ref.Ref<Running>) {
    const store = yield* TaskStore
    const known = yield* Ref.get(running)
    const named = new Set(signals.filter(isTask))
    const polled = signals.includes(null) ? [...known.keys(), ...yield* runningNow(owner)] : []
    const asked = new Set([...named, ...polled])
    const found = (yield* store.getMany([...asked])).filter(({ ownerId }) => owner === null || ownerId === owner)
    const present = new Set(found.map(({ id }) => id))
    const removed = [...asked].filter((id) => !present.has(id))
    const changed = found.filter((task) => named.has(task.id) || known.get(task.id) !== changedAt(task))
    yield* Ref.set(running, after(known, changed, removed))
    return { tasks: yield* viewItems(changed), removed, folders: signals.includes("folders") }
  },
)

const isTask = (signal: Signal): signal is TaskId => signal !== null && signal !== "folders"

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
