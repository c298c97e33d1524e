import { useNavigate } from "@tanstack/react-router"
import { CircleCheckBig, Download, FolderOpen, MoreHorizontal, Pencil, Trash2 } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "../../lib/text.ts"
import { Button } from "../../ui/button.tsx"
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLine,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from "../../ui/menu.tsx"
import { ExportItems } from "../export/export-menu.tsx"
import { renaming } from "../task/renaming.ts"
import { toggleSelected } from "./selection.ts"
import type { TaskItem } from "./task-item.ts"

interface RowMenuProps {
  readonly task: TaskItem
  readonly onDelete: () => void
}

/** What can be done with the file of a row. */
export const RowMenu = ({ task, onDelete }: RowMenuProps): ReactElement => {
  const t = useText()
  const navigate = useNavigate()
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          tone="ghost"
          size="iconSm"
          aria-label={t("list.moreFor", { title: task.title })}
          className="right-4 z-10 group-hover:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 max-sm:-my-1.5 max-sm:!size-11 sm:absolute sm:opacity-0 sm:[@media(hover:none)]:opacity-100"
        >
          <MoreHorizontal />
        </Button>
      </MenuTrigger>
      {/* The keyboard goes to the field when a title is renamed, not back to the button. */}
      <MenuContent align="end" onCloseAutoFocus={(event) => renaming.get() === task.id && event.preventDefault()}>
        <MenuItem onSelect={() => void navigate({ to: "/task/$taskId", params: { taskId: task.id } })}>
          <FolderOpen />
          {t("list.open")}
        </MenuItem>
        <MenuItem onSelect={() => toggleSelected(task.id)}>
          <CircleCheckBig />
          {t("list.select")}
        </MenuItem>
        <MenuItem onSelect={() => renaming.set(task.id)}>
          <Pencil />
          {t("act.rename")}
        </MenuItem>
        {task.transcribed_at !== null && (
          <MenuSub>
            <MenuSubTrigger>
              <Download />
              {t("act.export")}
            </MenuSubTrigger>
            <MenuSubContent className="w-60">
              <ExportItems taskId={task.id} isAnalysed={task.excerpt !== null} />
            </MenuSubContent>
          </MenuSub>
        )}
        <MenuLine />
        <MenuItem danger onSelect={onDelete}>
          <Trash2 />
          {t("act.delete")}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
