import { useBackCloses } from "#web/lib/layer-history.ts"
import { useText } from "#web/lib/text.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { barColour } from "#web/ui/speaker-colour.ts"
import { type KeyboardEvent, type ReactElement, useRef, useState, useSyncExternalStore } from "react"
import { MapNodeView } from "./map-node.tsx"
import { MindMapTools } from "./mind-map-tools.tsx"
import { type MapNode, nextNode } from "./tree.ts"
import { useMap } from "./use-map.ts"

interface MindMapDrawingProps {
  readonly taskId: string
  readonly title: string
  readonly map: MapNode
  readonly onList: () => void
  readonly onShow: (text: string) => void
}

/** The mind map, as it is exported: a press unfolds a node, or leads to its text in the summary. */
export const MindMapDrawing = ({ taskId, title, map, onList, onShow }: MindMapDrawingProps): ReactElement => {
  const t = useText("mind-map")
  const frame = useRef<HTMLDivElement>(null)
  const plane = useRef<HTMLDivElement>(null)
  const isFull = useIsFull()
  useBackCloses(leaveFull, isFull)
  const isNarrow = useMedia("(max-width: 640px)")
  const drawing = useMap(map, frame, plane, isNarrow)
  const { visible, layout, placed, view } = drawing
  const [chosen, setChosen] = useState(map.id)
  const current = visible.some(({ node }) => node.id === chosen) ? chosen : map.id
  const press = (node: MapNode) => {
    if (node.children.length === 0) onShow(node.text)
    else if (node.id !== map.id) drawing.toggle(node.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = nextNode(visible, current, event.key, drawing.isOpen)
    if (step === null) return
    event.preventDefault()
    event.stopPropagation()
    if (step.toggle) drawing.toggle(current)
    plane.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(step.id)}"]`)?.focus({ preventScroll: true })
  }
  const toggleFull = () => void (isFull ? leaveFull() : frame.current?.parentElement?.requestFullscreen())
  return (
    <div className="relative h-full bg-sunken">
      <div ref={frame} className="relative h-full touch-none cursor-grab overflow-clip active:cursor-grabbing">
        <div
          ref={plane}
          role="tree"
          tabIndex={-1}
          aria-label={t("map.label", { title })}
          onKeyDown={onKeyDown}
          className="absolute size-px origin-top-left"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <svg aria-hidden className="pointer-events-none absolute size-px overflow-visible" fill="none">
            {layout?.curves.map(({ id, path, branch, depth }) => (
              <path
                key={id}
                d={path}
                style={{ stroke: barColour(branch) }}
                strokeWidth={depth > 1 ? 1.6 : 2.4}
                strokeLinecap="round"
              />
            ))}
          </svg>
          {visible.map((one) => (
            <MapNodeView
              key={one.node.id}
              visible={one}
              placed={placed.get(one.node.id) ?? null}
              isOpen={drawing.isOpen(one.node.id)}
              isCurrent={one.node.id === current}
              onPress={() => press(one.node)}
              onFocus={() => {
                setChosen(one.node.id)
                drawing.show(one.node.id)
              }}
            />
          ))}
        </div>
      </div>
      <MindMapTools taskId={taskId} drawing={drawing} isFull={isFull} onToggleFull={toggleFull} onList={onList} />
    </div>
  )
}

/** Escape may have left it already. */
const leaveFull = (): void => {
  if (document.fullscreenElement !== null) void document.exitFullscreen()
}

const onFull = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener)
  return () => document.removeEventListener("fullscreenchange", listener)
}

const useIsFull = (): boolean => useSyncExternalStore(onFull, () => document.fullscreenElement !== null)
