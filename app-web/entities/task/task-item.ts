import type { LibrarySearch } from "#web/lib/searches.ts"
import type { RouterOutput } from "#web/request/trpc.ts"

/** A task as lists contain it. */
export type TaskItem = RouterOutput["library"]["listTasks"]["items"][number]

/** Whether work is under way: queued, transcribing or summarising. */
export const isRunning = ({ progress }: Pick<TaskItem, "progress">): boolean => progress !== null

/** Whether a part of it is being transcribed again. */
export const isRetranscribing = ({ retranscription }: Pick<TaskItem, "retranscription">): boolean =>
  retranscription !== null && retranscription.error_code === null

/** Whether it stopped before it was done. A task that could not be translated still counts as finished. */
export const isFailed = ({ status, progress }: Pick<TaskItem, "status" | "progress">): boolean =>
  progress === null && (status === "failed" || status === "analysisFailed")

/** Whether it was stored for later and has not been started. */
export const isUnstarted = ({ status }: Pick<TaskItem, "status">): boolean => status === "notStarted"

/** Documents and pasted text have no times. */
export const hasTimes = ({ source }: Pick<TaskItem, "source">): boolean => source !== "document" && source !== "text"

/** Whether the caller may do more than edit it: a collaborator cannot rename, move, share, process or delete it. */
export const isManaged = ({ role }: Pick<TaskItem, "role">): boolean => role !== "collaborator"

type TaskFilter = { readonly [Name in "folder" | "kind" | "state"]?: LibrarySearch[Name] | undefined }

type Filtered = Pick<TaskItem, "role" | "folder_id" | "source" | "status" | "progress">

/** Whether a task belongs to the list that the address shows. */
export const passesFilter = (task: Filtered, { folder, kind, state }: TaskFilter): boolean =>
  (isManaged(task) ? isInFolder(task, folder) : folder === "shared") &&
  (kind === undefined || task.source === kind) &&
  (state === undefined || stateOf(task) === state)

const isInFolder = ({ folder_id }: Filtered, folder: string | undefined): boolean =>
  folder === undefined || folder_id === (folder === "none" ? null : folder)

/** A task that was never started has no state. */
const stateOf = (task: Filtered) => {
  if (isRunning(task)) return "running"
  if (isFailed(task)) return "failed"
  return isUnstarted(task) ? null : "finished"
}
