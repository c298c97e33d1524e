import type { ReactElement } from "react"
import type { OpenedTask } from "./opened-task.ts"

/** Title, place and actions of a task. */
export const TaskHeader = ({ task }: { readonly task: OpenedTask }): ReactElement => (
  <div className="flex items-center gap-2 px-4 pt-3 md:px-6 md:pt-4">
    <h1 className="truncate text-xl font-[640] max-md:text-lg">{task.title}</h1>
  </div>
)
