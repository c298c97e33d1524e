import { DateTime, Effect } from "effect"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { TaskStore } from "../task-store.port.ts"
import { type Glimpse, itemOf } from "../task-view.ts"
import type { Task } from "../task.ts"

const nothing: Glimpse = { speakers: [], summary: null }

/** Where tasks are looked at, and when. */
export const sight = Effect.gen(function*() {
  const { url } = yield* PublicAddress
  return { url, now: yield* DateTime.now }
})

/** Tasks as lists show them, in the order given. Speakers and excerpts are read now, all at once. */
export const viewItems = Effect.fnUntraced(function*(tasks: ReadonlyArray<Task>) {
  const store = yield* TaskStore
  const glimpses = yield* store.glimpses(tasks.map(({ id }) => id))
  const seen = yield* sight
  return tasks.map((task) => itemOf(task, glimpses.get(task.id) ?? nothing, seen))
})

export const viewItem = Effect.fnUntraced(function*(task: Task) {
  const store = yield* TaskStore
  const glimpses = yield* store.glimpses([task.id])
  return itemOf(task, glimpses.get(task.id) ?? nothing, yield* sight)
})
