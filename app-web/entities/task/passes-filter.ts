import type { LibrarySearch } from "#web/lib/searches.ts"
import type { RouterInput } from "#web/request/trpc.ts"
import { listInput } from "./list-query.ts"
import { isFailed, isManaged, isRunning, isUnstarted, type TaskItem } from "./task-item.ts"

type Filtered = Pick<TaskItem, "role" | "folder_id" | "source" | "origin" | "status" | "progress">

/** What the API can limit a list to. */
type Filter = Omit<Exclude<RouterInput["library"]["listTasks"], void>, "page" | "page_size" | "sort">

/** The same rules as the server's, one for each of its filters: a filter without one does not compile. */
const rules: { readonly [Name in keyof Required<Filter>]: (task: Filtered, filter: Filter) => boolean } = {
  folder_id: ({ folder_id }, { folder_id: folder = "" }) =>
    folder === "" || folder_id === (folder === "uncategorized" ? null : folder),
  source: (task, { source }) => source === undefined || task.source === source,
  origin: (task, { origin }) => origin === undefined || task.origin === origin,
  state: (task, { state }) => state === undefined || stateOf(task) === state,
  shared: (task, { shared = false }) => isManaged(task) !== shared,
}

/** Whether a task belongs to the list that the address shows. */
export const passesFilter = (task: Filtered, search: LibrarySearch): boolean => {
  const filter = listInput(search)
  return Object.values(rules).every((rule) => rule(task, filter))
}

/** A task that was never started has no state. */
const stateOf = (task: Filtered) => {
  if (isRunning(task)) return "running"
  if (isFailed(task)) return "failed"
  return isUnstarted(task) ? null : "finished"
}
