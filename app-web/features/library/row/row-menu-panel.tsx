import { renaming } from "#web/entities/task/rename-task.ts"
import type { TaskItem } from "#web/entities/task/task-item.ts"
import { Menu, MenuContent, MenuTrigger } from "#web/ui/menu.tsx"
import type { ReactElement } from "react"
import { RowMenuButton } from "./row-menu-button.tsx"
import { RowMenuItems } from "./row-menu-items.tsx"

interface RowMenuPanelProps {
  readonly task: TaskItem
  readonly onDelete: () => void
  /** Whether it opens immediately. */
  readonly isOpen: boolean
}

/** The menu of a row. */
export const RowMenuPanel = ({ task, onDelete, isOpen }: RowMenuPanelProps): ReactElement => {
  return (
    <Menu defaultOpen={isOpen}>
      <MenuTrigger asChild>
        <RowMenuButton title={task.title} />
      </MenuTrigger>
      {/* When renaming, the focus goes to the title field, not back to the button. */}
      <MenuContent align="end" onCloseAutoFocus={(event) => renaming.get() === task.id && event.preventDefault()}>
        <RowMenuItems task={task} onDelete={onDelete} />
      </MenuContent>
    </Menu>
  )
}
