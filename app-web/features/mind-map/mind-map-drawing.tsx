import { type ReactElement, useRef, useSyncExternalStore } from "react"
import { MindMapTools } from "./mind-map-tools.tsx"
import { useText } from "./texts.ts"
import type { MapNode } from "./tree-of.ts"
import { useDrawing } from "./use-drawing.ts"

interface MindMapDrawingProps {
  readonly taskId: string
  readonly title: string
  readonly map: MapNode
  readonly onList: () => void
  readonly onShow: (text: string) => void
}

/** The mind map: can be dragged, zoomed and folded; a node leads to its text in the summary. */
export const MindMapDrawing = ({ taskId, title, map, onList, onShow }: MindMapDrawingProps): ReactElement => {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const isFull = useIsFull()
  const drawing = useDrawing(place, map, onShow)
  const toggleFull = () => void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())
  return (
    <div ref={frame} className="relative h-full bg-sunken">
      <figure aria-label={t("map.label", { title })} className="h-full w-full">
        <div ref={place} className="mind-map h-full w-full" />
      </figure>
      <MindMapTools taskId={taskId} drawing={drawing} isFull={isFull} onToggleFull={toggleFull} onList={onList} />
    </div>
  )
}

const onFull = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener)
  return () => document.removeEventListener("fullscreenchange", listener)
}

const useIsFull = (): boolean => useSyncExternalStore(onFull, () => document.fullscreenElement !== null)
