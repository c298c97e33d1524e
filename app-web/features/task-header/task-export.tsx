import { ExportMenu } from "#web/entities/export/export-menu.tsx"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { Menu, MenuTrigger } from "#web/ui/menu.tsx"
import type { ReactElement } from "react"
import { ExportButton } from "./task-action-buttons.tsx"

interface TaskExportProps {
  readonly task: OpenedTask
  /** Whether the menu opens at once. */
  readonly isOpen: boolean
}

/** The formats of a task, behind a button. */
export const TaskExport = ({ task, isOpen }: TaskExportProps): ReactElement => (
  <Menu defaultOpen={isOpen}>
    <MenuTrigger asChild>
      <ExportButton />
    </MenuTrigger>
    <ExportMenu taskId={task.id} isAnalysed={task.summary !== null} isTimed={task.is_timed} />
  </Menu>
)
