import type { ReactElement } from "react"
import type { OpenedTask } from "../../../features/task/opened-task.ts"

/** The text of a task, line by line. */
export const Original = ({ task }: { readonly task: OpenedTask }): ReactElement => (
  <ol className="scroll mx-auto h-full max-w-[832px] overflow-y-auto p-8">
    {task.transcript.segments.map(({ id, text }) => <li key={id}>{text}</li>)}
  </ol>
)
