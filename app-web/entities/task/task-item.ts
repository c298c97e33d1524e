import type { LibrarySearch } from "#web/lib/searches.ts"
import type { RouterOutput } from "#web/request/trpc.ts"

/** A task as lists contain it. */
export type TaskItem = RouterOutput["library"]["listTasks"]["items"][number]

/** Whether work is under way: queued, transcribing or summarising. */
export const isRunning = ({ progress }: Pick<TaskItem, "progress">): boolean => progress !== null

/** Whether it stopped before it was done. */
export const isFailed = ({ status, progress }: Pick<TaskItem, "status" | "progress">): boolean =>
  progress === null && (status === "failed" || status === "analysisFailed" || status === "translationFailed")

/** Whether it was stored for later and has not been started. */
export const isUnstarted = ({ status }: Pick<TaskItem, "status">): boolean => status === "notStarted"

/** Documents and pasted text have no times. */
export const hasTimes = ({ source }: Pick<TaskItem, "source">): boolean => source !== "document" && source !== "text"

type TaskFilter = { readonly [Name in "folder" | "kind" | "state"]?: LibrarySearch[Name] | undefined }

type Filtered = Pick<TaskItem, "folder_id" | "source" | "status" | "progress">

/** Whether a task belongs to the list that the address shows. */
export const passesFilter = (task: Filtered, { folder, kind, state }: TaskFilter): boolean =>
  (folder === undefined || task.folder_id === (folder === "none" ? null : folder)) &&
  (kind === undefined || task.source === kind) &&
  (state === undefined || stateOf(task) === state)

/** A task that was never started has no state. */
const stateOf = (task: Filtered) => {
  if (isRunning(task)) return "running"
  if (isFailed(task)) return "failed"
  return isUnstarted(task) ? null : "finished"
}
