import type { TaskItem } from "#web/entities/task/task-item.ts"
import { idleComponent } from "#web/request/lazy-component.ts"
import { type ReactElement, Suspense, useState } from "react"
import { RowMenuButton } from "./row-menu-button.tsx"

const RowMenuPanel = idleComponent(() => import("./row-menu-panel.tsx"), "RowMenuPanel")

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
