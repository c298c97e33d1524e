import type { RouterOutput } from "#web/request/trpc.ts"
import { createContext, useContext } from "react"

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

/** Whether the caller may do more than edit it: others cannot rename, move, share, process or delete it. */
export const isManaged = ({ role }: Pick<TaskItem, "role">): boolean => role === "owner" || role === "operator"

/** Whether the caller may change what is in it: a viewer cannot. */
export const mayEdit = ({ role }: Pick<TaskItem, "role">): boolean => role !== "viewer"

/** What the reader of this page is to its file. */
export const ReaderRole = createContext<TaskItem["role"]>("owner")

export const useIsManaged = (): boolean => isManaged({ role: useContext(ReaderRole) })

export const useMayEdit = (): boolean => mayEdit({ role: useContext(ReaderRole) })
