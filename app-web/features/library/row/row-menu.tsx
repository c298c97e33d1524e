import type { TaskItem } from "#web/entities/task/task-item.ts"
import { idleComponent } from "#web/request/lazy-component.ts"
import { earlyPress } from "#web/ui/early-press.ts"
import { type ReactElement, Suspense, useState } from "react"
import { RowMenuButton } from "./row-menu-button.tsx"

const RowMenuPanel = idleComponent(() => import("./row-menu-panel.tsx"), "RowMenuPanel")

interface RowMenuProps {
  readonly task: TaskItem
  readonly onDelete: () => void
}

/** The menu of a row. The button appears before its menu is loaded; if pressed early, the menu opens when it arrives. */
export const RowMenu = ({ task, onDelete }: RowMenuProps): ReactElement => {
  const [isPressed, setIsPressed] = useState(false)
  return (
    <Suspense fallback={<RowMenuButton title={task.title} {...earlyPress(() => setIsPressed(true))} />}>
      <RowMenuPanel key={String(isPressed)} task={task} onDelete={onDelete} isOpen={isPressed} />
    </Suspense>
  )
}
