import type { LibrarySearch } from "#web/lib/searches.ts"
import type { RouterInput } from "#web/request/trpc.ts"
import { listInput } from "./list-query.ts"
import { isFailed, isManaged, isRunning, isUnstarted, type TaskItem } from "./task-item.ts"

type ListInput = Exclude<RouterInput["library"]["listTasks"], void>

/** What the API can limit a list to by what a task is. */
type Limits = Omit<ListInput, "page" | "page_size" | "sort" | "folder_id" | "shared" | "tags">

/** A task as these filters see it: one that is not a field of it gets a line here, and does not compile without. */
const filteredBy = (task: TaskItem): { readonly [Name in keyof Required<Limits>]: Required<Limits>[Name] | null } => ({
  ...task,
  state: stateOf(task),
})

/** Whether a task belongs to the list that the address shows. */
export const passesFilter = (task: TaskItem, search: LibrarySearch): boolean => isListed(task, listInput(search))

/** Whether a task is in the list that the server answers with. */
export const isListed = (task: TaskItem, asked: ListInput): boolean => {
  const { folder_id: folder = "", shared = false, tags = "", sort: _, ...limits } = asked
  const isInFolder = folder === "" || task.folder_id === (folder === "uncategorized" ? null : folder)
  const isTagged = tags === "" || tags.split(",").every((id) => task.tags.some((tag) => tag.id === id))
  const found: object = filteredBy(task)
  return isInFolder && isTagged && isManaged(task) !== shared
    && Object.entries(limits).every(([name, limit]) => Reflect.get(found, name) === limit)
}

/** A task that was never started has no state. */
const stateOf = (task: TaskItem) => {
  if (isRunning(task)) return "running"
  if (isFailed(task)) return "failed"
  return isUnstarted(task) ? null : "finished"
}
