import { useRedrawMindMap } from "#web/entities/analysis/use-redraw-mind-map.ts"
import { ExportMenu } from "#web/entities/export/export-menu.tsx"
import { useMayEdit } from "#web/entities/task/task-item.ts"
import { useKeys } from "#web/lib/keys.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Menu, MenuTrigger } from "#web/ui/menu.tsx"
import {
  ChevronsDownUp,
  ChevronsUpDown,
  Download,
  List,
  Maximize2,
  Minimize2,
  Minus,
  Plus,
  RefreshCw,
  Scan,
} from "lucide-react"
import type { ReactElement } from "react"
import type { Drawing } from "./use-map.ts"

interface MindMapToolsProps {
  readonly taskId: string
  readonly drawing: Drawing
  readonly isFull: boolean
  readonly onToggleFull: () => void
  readonly onList: () => void
}

const round = "!rounded-full max-md:!size-11"

export const MindMapTools = ({ taskId, drawing, isFull, onToggleFull, onList }: MindMapToolsProps): ReactElement => {
  const t = useText("mind-map")
  const isOpen = drawing.isAllOpen
  const mayEdit = useMayEdit()
  const redraw = useRedrawMindMap(taskId)
  useKeys({ "+": drawing.zoomIn, "-": drawing.zoomOut, "0": drawing.fit })
  const fold = () => drawing.fold(!isOpen)
  return (
    <div
      role="toolbar"
      aria-label={t("map.tools")}
      className="absolute right-4 bottom-4 flex items-center gap-0.5 rounded-full bg-raised p-1 shadow-e3 max-md:right-1/2 max-md:translate-x-1/2"
    >
      <IconButton label={t("map.zoomOut")} keys={["−"]} side="top" className={round} onClick={drawing.zoomOut}>
        <Minus />
      </IconButton>
      <IconButton label={t("map.zoomIn")} keys={["+"]} side="top" className={round} onClick={drawing.zoomIn}>
        <Plus />
      </IconButton>
      <IconButton label={t("map.fit")} keys={["0"]} side="top" className={round} onClick={drawing.fit}>
        <Scan />
      </IconButton>
      <IconButton label={t(isOpen ? "map.collapse" : "map.expand")} side="top" className={round} onClick={fold}>
        {isOpen ? <ChevronsDownUp /> : <ChevronsUpDown />}
      </IconButton>
      {mayEdit && (
        <IconButton
          label={t("map.redraw")}
          side="top"
          className={round}
          disabled={redraw.isPending}
          onClick={() => void redraw.run()}
        >
          <RefreshCw />
        </IconButton>
      )}
      <IconButton label={t("map.list")} side="top" className={round} onClick={onList}>
        <List />
      </IconButton>
      <IconButton
        label={t(isFull ? "map.leaveFull" : "map.full")}
        side="top"
        className="!rounded-full max-md:!hidden"
        onClick={onToggleFull}
      >
        {isFull ? <Minimize2 /> : <Maximize2 />}
      </IconButton>
      <Menu>
        <MenuTrigger asChild>
          <Button tone="ghost" size="icon" className={round} aria-label={t("act.export")}>
            <Download />
          </Button>
        </MenuTrigger>
        <ExportMenu taskId={taskId} isAnalysed isTimed={false} side="top" onlyMap />
      </Menu>
    </div>
  )
}
