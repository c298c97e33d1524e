import type { RouterOutput } from "#web/request/trpc.ts"

/** A task as lists have it. */
export type TaskItem = RouterOutput["library"]["listTasks"]["items"][number]

/** Whether something runs for it: it waits, is heard, or is summarised. */
export const isRunning = ({ progress }: Pick<TaskItem, "progress">): boolean => progress !== null

/** Whether it stopped before it was done, and says why. */
export const isFailed = ({ status, progress }: Pick<TaskItem, "status" | "progress">): boolean =>
  progress === null && (status === "failed" || status === "analysisFailed" || status === "translationFailed")

/** Whether it was kept for later, and nobody has started it. */
export const isUnstarted = ({ status }: Pick<TaskItem, "status">): boolean => status === "notStarted"

/** What was written has no moments. */
export const hasTimes = ({ source }: Pick<TaskItem, "source">): boolean => source !== "document" && source !== "text"
