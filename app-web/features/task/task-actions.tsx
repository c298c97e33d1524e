import { Download } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "../../lib/text.ts"
import { Button } from "../../ui/button.tsx"
import { Menu, MenuTrigger } from "../../ui/menu.tsx"
import { ExportMenu } from "../export/export-menu.tsx"
import type { OpenedTask } from "./opened-task.ts"
import { TaskMenu } from "./task-menu.tsx"

/** What can be done with a file: take it along, and the rest behind a menu. */
export const TaskActions = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText()
  return (
    <>
      {task.transcribed_at !== null && (
        <Menu>
          <MenuTrigger asChild>
            <Button
              tone="primary"
              aria-label={t("act.export")}
              className="max-md:!size-11 max-md:!bg-transparent max-md:!px-0 max-md:!text-fg-2 max-md:!shadow-none"
            >
              <Download />
              <span className="max-md:hidden">{t("act.export")}</span>
            </Button>
          </MenuTrigger>
          <ExportMenu taskId={task.id} isAnalysed={task.summary !== null} />
        </Menu>
      )}
      <TaskMenu task={task} />
    </>
  )
}
