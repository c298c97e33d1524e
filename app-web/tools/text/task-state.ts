import type { RouterOutput } from "#web/request/trpc.ts"

export type ToolTask = RouterOutput["library"]["listTasks"]["items"][number]

export type ShownStatus = "completed" | "processing" | "failed" | "unknown"

const shown: Readonly<Partial<Record<ToolTask["status"], ShownStatus>>> = {
  queued: "processing",
  transcribing: "processing",
  merging: "processing",
  analyzing: "processing",
  regenerating: "processing",
  translating: "completed",
  completed: "completed",
  analysisCompleted: "completed",
  analysisFailed: "completed",
  translationCompleted: "completed",
  translationFailed: "completed",
  failed: "failed",
}

/** What happened to the file, in four words. A text whose summary failed is there all the same. */
export const shownStatus = (status: ToolTask["status"]): ShownStatus => shown[status] ?? "unknown"

export const hasText = (status: ToolTask["status"]): boolean =>
  shownStatus(status) === "completed" || status === "analyzing" || status === "regenerating"

/** How long the page waits before it says that the result will be in the list. */
export const patience = 15 * 60_000
