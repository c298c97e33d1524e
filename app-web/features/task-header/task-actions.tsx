import { ExportMenu } from "#web/entities/export/export-menu.tsx"
import { hasTimedLines, type OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { Menu, MenuTrigger } from "#web/ui/menu.tsx"
import type { ReactElement } from "react"
import { ExportButton } from "./task-action-buttons.tsx"
import { TaskMenu } from "./task-menu.tsx"

interface TaskActionsProps {
  readonly task: OpenedTask
  /** The menu that opens at once. */
  readonly open: "export" | "more" | null
}

/** The actions of a task: export, and the others behind a menu. */
export const TaskActions = ({ task, open }: TaskActionsProps): ReactElement => (
  <>
    {task.transcribed_at !== null && (
      <Menu defaultOpen={open === "export"}>
        <MenuTrigger asChild>
          <ExportButton />
        </MenuTrigger>
        <ExportMenu taskId={task.id} isAnalysed={task.summary !== null} isTimed={hasTimedLines(task)} />
      </Menu>
    )}
    {isManaged(task) && <TaskMenu task={task} isOpen={open === "more"} />}
  </>
)
