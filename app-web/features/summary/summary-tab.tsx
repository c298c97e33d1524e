import type { ReactElement } from "react"
import type { OpenedTask } from "../task/opened-task.ts"

/** What the recording is about. */
export const SummaryTab = ({ task }: { readonly task: OpenedTask }): ReactElement => (
  <p className="p-8 whitespace-pre-wrap">{task.summary}</p>
)
