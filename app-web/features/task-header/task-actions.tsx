import { ExportMenu } from "#web/entities/export/export-menu.tsx"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { Menu, MenuTrigger } from "#web/ui/menu.tsx"
import type { ReactElement } from "react"
import { ExportButton } from "./task-action-buttons.tsx"
import { TaskMenu } from "./task-menu.tsx"

interface TaskActionsProps {
  readonly task: OpenedTask
  /** The menu that begins open. */
  readonly open: "export" | "more" | null
}

/** What can be done with a file: take it along, and the rest behind a menu. */
export const TaskActions = ({ task, open }: TaskActionsProps): ReactElement => (
  <>
    {task.transcribed_at !== null && (
      <Menu defaultOpen={open === "export"}>
        <MenuTrigger asChild>
          <ExportButton />
        </MenuTrigger>
        <ExportMenu taskId={task.id} isAnalysed={task.summary !== null} />
      </Menu>
    )}
    <TaskMenu task={task} isOpen={open === "more"} />
  </>
)
