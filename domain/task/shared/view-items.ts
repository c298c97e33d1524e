import { DateTime, Effect } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { itemOf, type PreviewedTask, type TaskPreview } from "../task-item.ts"
import { TaskStore } from "../task-store.port.ts"
import type { Task } from "../task.ts"
import { isAnalysing, isTranscribing } from "../transitions.ts"

const emptyPreview: TaskPreview = {
  speakers: [],
  summary: null,
  hasTimedLines: false,
  shareToken: null,
  owner: null,
  collaborators: [],
  tags: [],
}

/** What these tasks' views depend on. Other tasks are only loaded if a forecast needs them. */
const viewContextOf = Effect.fnUntraced(function*(tasks: ReadonlyArray<Task>) {
  const store = yield* TaskStore
  const { url } = yield* PublicAddress
  const isNeeded = tasks.some((task) => isTranscribing(task) || isAnalysing(task))
  const forecast = isNeeded ? yield* store.forecast : { done: [], unfinished: [] }
  return { actor: yield* CurrentActor, url, now: yield* DateTime.now, forecast }
})

/** Tasks as lists show them, in the order given. What is shown besides them is loaded for all of them at once. */
export const viewItems = Effect.fnUntraced(function*(tasks: ReadonlyArray<Task>) {
  const store = yield* TaskStore
  const previews = yield* store.previews(tasks.map(({ id }) => id))
  const context = yield* viewContextOf(tasks)
  return tasks.map((task) => itemOf(task, previews.get(task.id) ?? emptyPreview, context))
})

/** Tasks as lists show them, whose previews were loaded with them. */
export const viewPreviewed = Effect.fnUntraced(function*(found: ReadonlyArray<PreviewedTask>) {
  const context = yield* viewContextOf(found.map(({ task }) => task))
  return found.map(({ task, preview }) => itemOf(task, preview, context))
})

export const viewItem = Effect.fnUntraced(function*(task: Task) {
  const store = yield* TaskStore
  const previews = yield* store.previews([task.id])
  return itemOf(task, previews.get(task.id) ?? emptyPreview, yield* viewContextOf([task]))
})
