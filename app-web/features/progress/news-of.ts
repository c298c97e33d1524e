/** What was last seen of a task; `step` is null while nothing runs. */
interface Seen {
  readonly step: string | null
  readonly hasFailed: boolean
}

type News = "notify.ready" | "notify.failed" | "notify.letIn" | "notify.ended"

/** What a reader who waits elsewhere wants to know, now that a task is at another step; null for nothing. */
export const newsOf = (before: string | null, { step, hasFailed }: Seen): News | null => {
  if (before === null) return null
  if (step === null) return hasFailed ? "notify.failed" : "notify.ready"
  if (before === "joining" && step === "attending") return "notify.letIn"
  return before === "attending" && step !== "attending" ? "notify.ended" : null
}
