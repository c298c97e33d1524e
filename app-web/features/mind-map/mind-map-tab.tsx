import type { ReactElement } from "react"
import type { OpenedTask } from "../task/opened-task.ts"

/** The summary as a tree. */
export const MindMapTab = ({ task }: { readonly task: OpenedTask }): ReactElement => (
  <p className="p-8">{task.mind_map?.text}</p>
)
