import { DateTime, Effect } from "effect"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { itemOf, type TaskPreview } from "../task-item.ts"
import { TaskStore } from "../task-store.port.ts"
import type { Task } from "../task.ts"
import { isAnalysing, isTranscribing } from "../transitions.ts"

const nothing: TaskPreview = { speakers: [], summary: null, shareToken: null }

/** How many tasks tell how long another takes. */
const telling = 30

/** Where tasks are looked at, when, and what is known of the work on others, as far as these tasks need it. */
const viewContextOf = Effect.fnUntraced(function*(tasks: ReadonlyArray<Task>) {
  const store = yield* TaskStore
  const { url } = yield* PublicAddress
  const forecast = {
    done: tasks.some((task) => isTranscribing(task) || isAnalysing(task))
      ? yield* store.recentlyCompleted(telling)
      : [],
    unfinished: tasks.some(isWaiting) ? yield* store.unfinished : [],
  }
  return { url, now: yield* DateTime.now, forecast }
})

const isWaiting = ({ transcription, analysis }: Task): boolean =>
  transcription._tag === "Waiting" || analysis._tag === "Waiting"

/** Tasks as lists show them, in the order given. Speakers and excerpts are read now, all at once. */
export const viewItems = Effect.fnUntraced(function*(tasks: ReadonlyArray<Task>) {
  const store = yield* TaskStore
  const previews = yield* store.previews(tasks.map(({ id }) => id))
  const seen = yield* viewContextOf(tasks)
  return tasks.map((task) => itemOf(task, previews.get(task.id) ?? nothing, seen))
})

export const viewItem = Effect.fnUntraced(function*(task: Task) {
  const store = yield* TaskStore
  const previews = yield* store.previews([task.id])
  return itemOf(task, previews.get(task.id) ?? nothing, yield* viewContextOf([task]))
})
