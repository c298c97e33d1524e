import type { openTask } from "#domain/library/use-cases/open-task.ts"

/** A task as its page receives it: everything but the rest of a long transcript. */
export type OpenedTask = typeof openTask["output"]["Encoded"]

/** Before there is a transcript, the page can only show the progress. */
export const isBeforeText = ({ status }: Pick<OpenedTask, "status">): boolean =>
  status === "notStarted" || status === "queued" || status === "transcribing" || status === "merging"
