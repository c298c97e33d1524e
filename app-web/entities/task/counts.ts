import { queries } from "#web/lib/queries.ts"
import type { Query } from "@tanstack/react-query"
import { isRetranscribing, isRunning, type TaskItem } from "./task-item.ts"

/** What the side bar counts: the files of folders, and minutes. */
const counts = [[["folder"]], [["plan", "getUsage"]]] as const

export const refreshCounts = (): void => {
  for (const queryKey of counts) void queries.invalidateQueries({ queryKey })
}

/** Whether no updates were received for a while: what was fetched meanwhile may have changed since. */
let wasUnheard = false

/** What is being fetched for the first time is recent, unless the page was left meanwhile. */
const isOld = (query: Query): boolean =>
  query.state.data === undefined ? query.state.isInvalidated : wasUnheard || query.isStale()

/** Call it when updates are received again. */
export const refreshOldCounts = (): void => {
  for (const queryKey of counts) void queries.invalidateQueries({ queryKey, predicate: isOld })
  wasUnheard = false
}

/** While no updates are received, counts are out of date, however recent they are: they are fetched when shown again. */
export const outdateCounts = (): void => {
  wasUnheard = true
  for (const queryKey of counts) void queries.invalidateQueries({ queryKey, refetchType: "none" })
}

/**
 * The state and folder of each task when counts and minutes were last fetched, as far as updates have said. Lists say nothing
 * about that: they may be older than the counts, or newer, and so know a task before its update arrives.
 */
const counted = new Map<string, string>()

const countedAs = (task: TaskItem): string => JSON.stringify([isRunning(task), isRetranscribing(task), task.folder_id])

/** Call it when a page begins to follow changes: a task may have changed meanwhile, and may change back. */
export const forgetCounted = (): void => counted.clear()

/** Of these tasks, those that count differently than before: new, moved, started or finished. */
export const countedAnew = (tasks: ReadonlyArray<TaskItem>): ReadonlyArray<TaskItem> => {
  const switched = tasks.filter((task) => counted.get(task.id) !== countedAs(task))
  for (const task of switched) counted.set(task.id, countedAs(task))
  return switched
}
