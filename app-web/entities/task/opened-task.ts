import type { openTask } from "#domain/library/use-cases/open-task.ts"

/** A task as its page has it: everything but the whole of a long transcript. */
export type OpenedTask = typeof openTask["output"]["Encoded"]

export type Tab = "original" | "summary" | "mindmap"

/** The tabs, in the order of the keys 1, 2, 3. */
export const tabs: ReadonlyArray<Tab> = ["original", "summary", "mindmap"]

/** Before there is a transcript: everything the page can show is how the work goes on. */
export const isBeforeText = ({ status }: Pick<OpenedTask, "status">): boolean =>
  status === "notStarted" || status === "queued" || status === "transcribing" || status === "merging"
