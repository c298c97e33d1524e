import { patiently } from "#web/lib/patiently.ts"
import { whenQuiet } from "#web/lib/when-quiet.ts"
import { lazy, type ReactElement, Suspense, useState } from "react"
import { RowMenuButton } from "./row-menu-button.tsx"
import type { TaskItem } from "./task-item.ts"

const RowMenuPanel = lazy(() =>
  whenQuiet(() => patiently(() => import("./row-menu-panel.tsx"))).then(({ RowMenuPanel: component }) => ({
    default: component,
  }))
)

interface RowMenuProps {
  readonly task: TaskItem
  readonly onDelete: () => void
}

/** What can be done with the file of a row. The button is there before its menu; pressed before, it opens it when it comes. */
export const RowMenu = ({ task, onDelete }: RowMenuProps): ReactElement => {
  const [isPressed, setIsPressed] = useState(false)
  return (
    <Suspense fallback={<RowMenuButton title={task.title} onClick={() => setIsPressed(true)} />}>
      <RowMenuPanel task={task} onDelete={onDelete} isOpen={isPressed} />
    </Suspense>
  )
}
