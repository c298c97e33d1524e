import { queries } from "#web/lib/queries.ts"
import type { Query } from "@tanstack/react-query"
import { type CachedList, tasksOf } from "./cached-list.ts"
import { noteWork } from "./follow-work.ts"
import type { OpenedTask } from "./opened-task.ts"

/** Whatever brings a task to the page, an update of a stream or an answer, passes the cache: what ended is reported there. */
const note = ({ queryKey }: Pick<Query, "queryKey">): void => {
  const [path] = queryKey
  const name = Array.isArray(path) ? path.join(".") : ""
  if (name === "library.listTasks") {
    const list = queries.getQueryData<CachedList>(queryKey)
    for (const task of list === undefined ? [] : tasksOf(list)) noteWork(task)
  }
  if (name === "library.openTask") {
    const task = queries.getQueryData<OpenedTask>(queryKey)
    if (task !== undefined) noteWork(task)
  }
}

export const followCachedWork = (): void => {
  const cache = queries.getQueryCache()
  for (const query of cache.getAll()) note(query)
  cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") note(event.query)
  })
}
