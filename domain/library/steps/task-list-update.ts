import { Effect, Ref, Stream } from "effect"
import { type TaskId, type UserId } from "../../kernel/ids.ts"
import { viewItems } from "../../task/shared/view-items.ts"
import { stateOf } from "../../task/status.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"

/** Running tasks that the client knows, with the time of their last change. */
type Running = ReadonlyMap<TaskId, number>

interface Known {
  readonly running: Ref.Ref<Running>
  readonly shared: Shared
}

const maxRunning = 100

/** The task of an event, "folders" for a change to those, or null to poll, since events may be missed. */
type Signal = TaskId | "folders" | null

/** Tasks of others that the caller is a collaborator of, as far as the client knows. */
type Shared = Ref.Ref<ReadonlySet<TaskId>>

const sharedNow = Effect.fnUntraced(function*(account: UserId | null) {
  const store = yield* TaskStore
  return account === null ? new Set<TaskId>() : yield* store.sharedWith(account)
})

/** What a client follows: tasks that run, and tasks that are shared with it. */
export const knownTo = Effect.fnUntraced(function*(account: UserId | null) {
  const running = yield* Ref.make<Running>(new Map())
  const shared: Shared = yield* Ref.make(yield* sharedNow(account))
  return { running, shared }
})

/** The events of an account's tasks and of those shared with it, or of all for the operator. */
export const signalsFor = (account: UserId | null, shared: Shared) =>
  Effect.map(TaskEvents, ({ subscribe }) =>
    subscribe.pipe(
      Stream.filterEffect((event) =>
        account === null || event.owner === account || (event.kind === "collaborator" && event.user === account)
          ? Effect.succeed(true)
          : Effect.map(Ref.get(shared), (tasks) => event.taskId !== null && tasks.has(event.taskId))
      ),
      Stream.map(({ taskId }): Signal => taskId ?? "folders"),
    ))

/** What has changed. */
export const listUpdateOf = Effect.fnUntraced(
  function*(account: UserId | null, signals: ReadonlyArray<Signal>, { running, shared }: Known) {
    const store = yield* TaskStore
    const known = yield* Ref.get(running)
    const before = yield* Ref.get(shared)
    const isPoll = signals.includes(null)
    const joinedOrLeft = isPoll ? yield* Effect.map(sharedNow(account), (now) => symmetricDifference(before, now)) : []
    const named = new Set([...signals.filter(isTask), ...joinedOrLeft])
    const polled = isPoll ? [...known.keys(), ...yield* runningNow(account)] : []
    const asked = new Set([...named, ...polled])
    const found = yield* store.visible([...asked], account)
    const present = new Set(found.map(({ id }) => id))
    const removed = [...asked].filter((id) => !present.has(id))
    const changed = found.filter((task) => named.has(task.id) || known.get(task.id) !== changedAt(task))
    yield* Ref.set(running, after(known, changed, removed))
    const foreign = found.filter(({ ownerId }) => account !== null && ownerId !== account).map(({ id }) => id)
    yield* Ref.set(shared, new Set([...before].filter((id) => !removed.includes(id)).concat(foreign)))
    return { tasks: yield* viewItems(changed), removed, folders: signals.includes("folders") }
  },
)

const symmetricDifference = (some: ReadonlySet<TaskId>, others: ReadonlySet<TaskId>): ReadonlyArray<TaskId> => [
  ...[...some].filter((id) => !others.has(id)),
  ...[...others].filter((id) => !some.has(id)),
]

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
