import { openMoveOne } from "#web/entities/folder/folder-dialog.ts"
import { openShare } from "#web/entities/share/share-dialog.ts"
import { openTags } from "#web/entities/tag/tag-dialog.ts"
import { renaming } from "#web/entities/task/rename-task.ts"
import { isManaged, type TaskItem } from "#web/entities/task/task-item.ts"
import { useText } from "#web/lib/text.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { MenuItem, MenuLine, MenuSub, MenuSubContent, MenuSubTrigger } from "#web/ui/menu.tsx"
import { useNavigate } from "@tanstack/react-router"
import {
  ChevronRight,
  CircleCheckBig,
  Download,
  FolderInput,
  FolderOpen,
  Pencil,
  Share2,
  Tags,
  Trash2,
} from "lucide-react"
import { type ReactElement, Suspense, useState } from "react"
import { toggleSelected } from "../selection/selection.ts"

const ExportItems = lazyComponent(() => import("#web/entities/export/export-menu.tsx"), "ExportItems")

interface RowMenuItemsProps {
  readonly task: TaskItem
  readonly onDelete: () => void
}

/** The items of a row's menu. On phones, where a submenu does not fit, the formats replace them. */
export const RowMenuItems = ({ task, onDelete }: RowMenuItemsProps): ReactElement => {
  const t = useText("library")
  const navigate = useNavigate()
  const isWide = useMedia("(min-width: 640px)")
  const [isExporting, setIsExporting] = useState(false)
  const formats = (
    <Suspense>
      <ExportItems taskId={task.id} isAnalysed={task.excerpt !== null} isTimed={task.is_timed} />
    </Suspense>
  )
  if (isExporting) return formats
  return (
    <>
      <MenuItem onSelect={() => void navigate({ to: "/task/$taskId", params: { taskId: task.id } })}>
        <FolderOpen />
        {t("list.open")}
      </MenuItem>
      <MenuItem onSelect={() => toggleSelected(task.id)}>
        <CircleCheckBig />
        {t("list.select")}
      </MenuItem>
      {isManaged(task) && (
        <>
          <MenuItem onSelect={() => renaming.set(task.id)}>
            <Pencil />
            {t("act.rename")}
          </MenuItem>
          <MenuItem onSelect={() => openShare(task.id)}>
            <Share2 />
            {t("act.share")}
          </MenuItem>
          <MenuItem onSelect={() => openMoveOne(task)}>
            <FolderInput />
            {t("act.move")}
          </MenuItem>
          <MenuItem onSelect={() => openTags([task])}>
            <Tags />
            {t("act.tags")}
          </MenuItem>
        </>
      )}
      {task.transcribed_at !== null && (isWide
        ? (
          <MenuSub>
            <MenuSubTrigger>
              <Download />
              {t("act.export")}
              <ChevronRight className="ml-auto" />
            </MenuSubTrigger>
            <MenuSubContent className="w-60">{formats}</MenuSubContent>
          </MenuSub>
        )
        : (
          <MenuItem
            onSelect={(event) => {
              event.preventDefault()
              setIsExporting(true)
            }}
          >
            <Download />
            {t("act.export")}
            <ChevronRight className="ml-auto" />
          </MenuItem>
        ))}
      {isManaged(task) && (
        <>
          <MenuLine />
          <MenuItem danger onSelect={onDelete}>
            <Trash2 />
            {t("act.delete")}
          </MenuItem>
        </>
      )}
    </>
  )
}
