import "mind-elixir/style.css"
import { useShownTheme } from "#web/lib/theme.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { type ReactElement, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { type Drawing, drawingOf } from "./drawing.ts"
import { MindMapTools } from "./mind-map-tools.tsx"
import { useText } from "./texts.ts"
import type { MapNode } from "./tree-of.ts"

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
  const container = useRef<HTMLDivElement>(null)
  const isFull = useIsFull()
  const drawing = useDrawing(container, map, onShow)
  const toggleFull = () => void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())
  return (
    <div ref={frame} className="relative h-full bg-sunken">
      <figure aria-label={t("map.label", { title })} className="h-full w-full">
        <div ref={container} className="mind-map h-full w-full" />
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

/** Draws the map into an element, and again when the map or the theme changes. */
const useDrawing = (
  container: RefObject<HTMLElement | null>,
  map: MapNode,
  onShow: (text: string) => void,
): Drawing => {
  const [drawing] = useState(drawingOf)
  const theme = useShownTheme()
  const isNarrow = useMedia("(max-width: 640px)")
  const show = useRef(onShow)
  useEffect(() => {
    show.current = onShow
  })
  useEffect(() => {
    const element = container.current
    if (element === null) return
    return drawing.draw({ element, map, theme, isNarrow, onChoose: (text) => show.current(text) })
  }, [drawing, container, map, theme, isNarrow])
  return drawing
}
