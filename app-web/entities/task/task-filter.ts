import type { LibrarySearch } from "#web/lib/searches.ts"
import { isFailed, isRunning, isUnstarted, type TaskItem } from "./task-item.ts"

type Narrowing = { readonly [Name in "folder" | "kind" | "state"]?: LibrarySearch[Name] | undefined }

type Task = Pick<TaskItem, "folder_id" | "source" | "status" | "progress">

/** Whether a task is among those that the address narrows the list to. */
export const passesFilter = (task: Task, { folder, kind, state }: Narrowing): boolean =>
  (folder === undefined || task.folder_id === (folder === "none" ? null : folder)) &&
  (kind === undefined || task.source === kind) &&
  (state === undefined || stateOf(task) === state)

/** What never ran is in no state. */
const stateOf = (task: Task) => {
  if (isRunning(task)) return "running"
  if (isFailed(task)) return "failed"
  return isUnstarted(task) ? null : "finished"
}
