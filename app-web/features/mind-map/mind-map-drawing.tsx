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
import { type ReactElement, useRef, useState, useSyncExternalStore } from "react"
import { useKeys } from "../../lib/keys.ts"
import { useText } from "../../lib/text.ts"
import { Button } from "../../ui/button.tsx"
import { IconButton } from "../../ui/icon-button.tsx"
import { Menu, MenuTrigger } from "../../ui/menu.tsx"
import { ExportMenu } from "../export/export-menu.tsx"
import type { MapNode } from "./map-node.ts"
import { useDrawing } from "./use-drawing.ts"
import { useRedraw } from "./use-redraw.ts"

interface MindMapDrawingProps {
  readonly taskId: string
  readonly title: string
  readonly map: MapNode
  readonly onList: () => void
  readonly onShow: (text: string) => void
}

/** The mind map: dragged, zoomed, folded; a node leads to its place in the summary. */
export const MindMapDrawing = ({ taskId, title, map, onList, onShow }: MindMapDrawingProps): ReactElement => {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(true)
  const isFull = useIsFull()
  const drawing = useDrawing(place, map, onShow)
  const redraw = useRedraw(taskId)
  const foldOrOpen = () => {
    drawing.fold(!isOpen)
    setOpen(!isOpen)
  }
  const toggleFull = () => void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())
  useKeys({ "+": drawing.zoomIn, "-": drawing.zoomOut, "0": drawing.fit })
  const tools = [
    { label: t("map.zoomOut"), keys: ["−"], icon: Minus, run: drawing.zoomOut },
    { label: t("map.zoomIn"), keys: ["+"], icon: Plus, run: drawing.zoomIn },
    { label: t("map.fit"), keys: ["0"], icon: Scan, run: drawing.fit },
    {
      label: t(isOpen ? "map.collapse" : "map.expand"),
      icon: isOpen ? ChevronsDownUp : ChevronsUpDown,
      run: foldOrOpen,
    },
    { label: t("map.redraw"), icon: RefreshCw, run: () => void redraw.run() },
    { label: t("map.list"), icon: List, run: onList },
    {
      label: t(isFull ? "map.leaveFull" : "map.full"),
      icon: isFull ? Minimize2 : Maximize2,
      run: toggleFull,
      isWide: true,
    },
  ]
  return (
    <div ref={frame} className="relative h-full bg-sunken">
      <figure ref={place} aria-label={t("map.label", { title })} className="mind-map h-full w-full" />
      <div
        role="toolbar"
        aria-label={t("map.tools")}
        className="absolute right-4 bottom-4 flex items-center gap-0.5 rounded-full bg-raised p-1 shadow-e3 max-md:right-1/2 max-md:translate-x-1/2"
      >
        {tools.map(({ label, keys, icon: Icon, run, isWide }) => (
          <IconButton
            key={label}
            label={label}
            {...(keys === undefined ? {} : { keys })}
            side="top"
            className={isWide === true ? "!rounded-full max-sm:!hidden" : "!rounded-full max-md:!size-11"}
            onClick={run}
          >
            <Icon />
          </IconButton>
        ))}
        <Menu>
          <MenuTrigger asChild>
            <Button tone="ghost" size="icon" className="!rounded-full max-md:!size-11" aria-label={t("act.export")}>
              <Download />
            </Button>
          </MenuTrigger>
          <ExportMenu taskId={taskId} isAnalysed side="top" onlyMap />
        </Menu>
      </div>
    </div>
  )
}

const onFull = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener)
  return () => document.removeEventListener("fullscreenchange", listener)
}

const useIsFull = (): boolean => useSyncExternalStore(onFull, () => document.fullscreenElement !== null)
