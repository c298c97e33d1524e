import { Effect, Ref, Schema, Stream } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { TaskId, type UserId } from "../../kernel/ids.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { viewItems } from "../../task/shared/view-items.ts"
import { stateOf } from "../../task/status.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskItem } from "../../task/task-item.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"

/** Tasks as they are now, and the ids of those that are gone. */
export const TaskListUpdate = Schema.Struct({ tasks: Schema.Array(TaskItem), removed: Schema.Array(TaskId) })

/** What happens within this time is told at once: about two answers a second at most. */
const gathering = "500 millis"
const mostEvents = 500
/** An event may be missed: what runs is looked at this often in any case. */
const lookEvery = "5 seconds"
const mostRunning = 100

/** What was told of the tasks that run: the moment of their last change. */
type Running = ReadonlyMap<TaskId, number>

/**
 * Tells what changes among all tasks of an account, from now until nobody listens: which are made, changed or deleted.
 * The first answer comes within half a second, with what runs; who loads a list after it misses nothing.
 */
export const watchTasks = streamCase("library.watchTasks", {
  input: Schema.Struct({}),
  output: TaskListUpdate,
  stream: () =>
    Stream.unwrap(Effect.gen(function*() {
      const events = yield* TaskEvents
      const owner = yield* ownerInView
      const running = yield* Ref.make<Running>(new Map())
      const told = events.subscribe.pipe(
        Stream.filter((event) => owner === null || event.owner === owner),
        Stream.map(({ taskId }) => taskId),
      )
      const looks = Stream.tick(lookEvery).pipe(Stream.map(() => null))
      return Stream.merge(told, looks).pipe(
        Stream.groupedWithin(mostEvents, gathering),
        Stream.mapEffect((signals) => updateOf(owner, signals, running)),
        Stream.zipWithIndex,
        Stream.filter(([{ tasks, removed }, nth]) => nth === 0 || tasks.length + removed.length > 0),
        Stream.map(([news]) => news),
      )
    })),
})

/** Of each signal: the task an event is about, or null to look at what runs. */
const updateOf = Effect.fnUntraced(
  function*(owner: UserId | null, signals: ReadonlyArray<TaskId | null>, running: Ref.Ref<Running>) {
    const store = yield* TaskStore
    const known = yield* Ref.get(running)
    const named = new Set(signals.filter((signal) => signal !== null))
    const looked = signals.includes(null) ? [...known.keys(), ...yield* runningNow(owner)] : []
    const asked = new Set([...named, ...looked])
    const found = (yield* store.getMany([...asked])).filter(({ ownerId }) => owner === null || ownerId === owner)
    const there = new Set(found.map(({ id }) => id))
    const removed = [...asked].filter((id) => !there.has(id))
    const changed = found.filter((task) => named.has(task.id) || known.get(task.id) !== changeOf(task))
    yield* Ref.set(running, after(known, changed, removed))
    return { tasks: yield* viewItems(changed), removed }
  },
)

const runningNow = Effect.fnUntraced(function*(owner: UserId | null) {
  const store = yield* TaskStore
  const { items } = yield* store.list({ owner, folderId: null, state: "running" }, "newest", {
    page: 1,
    pageSize: mostRunning,
  })
  return items.map(({ id }) => id)
})

const changeOf = ({ updatedAt, work: { reportedAt } }: Task): number =>
  Math.max(updatedAt.epochMilliseconds, reportedAt?.epochMilliseconds ?? 0)

const after = (known: Running, changed: ReadonlyArray<Task>, removed: ReadonlyArray<TaskId>): Running => {
  const next = new Map(known)
  for (const task of changed) {
    if (stateOf(task) === "running") next.set(task.id, changeOf(task))
    else next.delete(task.id)
  }
  for (const id of removed) next.delete(id)
  return next
}
