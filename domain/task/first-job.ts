import type { JobKind } from "../job/job.ts"
import { needsFetching } from "./task-link.ts"
import type { Task } from "./task.ts"

/** Whether its recording is still to be made, in a meeting. */
export const needsAttending = ({ source, parts }: Pick<Task, "source" | "parts">): boolean =>
  source === "meeting" && parts.length === 0

/** What a transcription begins with. */
export const firstJobOf = (task: Pick<Task, "link" | "parts" | "source">): JobKind => {
  if (needsAttending(task)) return "attend"
  return needsFetching(task) ? "fetch" : "transcribe"
}
