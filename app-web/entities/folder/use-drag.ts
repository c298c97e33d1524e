import { whenIdle } from "#web/lib/when-idle.ts"
import { importWithRetry } from "#web/request/import-with-retry.ts"
import { type RefObject, useEffect, useRef, useState } from "react"
import type * as Code from "./drag.ts"
import type { Place } from "./move-with-undo.ts"

type Drag = typeof Code

let loading: Promise<Drag> | null = null
const loadDrag = (): Promise<Drag> => loading ??= whenIdle(() => importWithRetry(() => import("./drag.ts")))

type Bind = (drag: Drag, element: HTMLElement) => () => void

/** Not on touch screens, where holding a row selects it and there is nothing to drop. */
const canDrag = (): boolean => matchMedia("(hover: hover)").matches

const useBinding = (element: RefObject<HTMLElement | null>, bind: Bind): void => {
  const first = useRef(bind)
  useEffect(() => {
    const { current } = element
    if (current === null || !canDrag()) return
    const ending = new AbortController()
    const begin = async () => {
      const drag = await loadDrag()
      if (ending.signal.aborted) return
      ending.signal.addEventListener("abort", first.current(drag, current))
    }
    void begin()
    return () => ending.abort()
  }, [element])
}

/** The value of the latest render, for what is called later. */
const useLatest = <Value>(value: Value): () => Value => {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return () => latest.current
}

/** Lets a row be dragged. */
export const useDraggable = (element: RefObject<HTMLElement | null>, dragged: () => Code.Dragged): void => {
  const latest = useLatest(dragged)
  useBinding(element, (drag, row) => drag.makeDraggable(row, () => latest()()))
}

/** Lets rows be dropped on a place; answers whether something is over it that can be dropped. */
export const useDropPlace = (element: RefObject<HTMLElement | null>, place: Place, onDrop: () => void): boolean => {
  const [isOver, setOver] = useState(false)
  const latest = useLatest({ place, onDrop, setOver })
  useBinding(element, (drag, target) => drag.makeDropPlace(target, latest))
  return isOver
}

/** Calls back once something draggable has been held over an element. */
export const useHoldTarget = (element: RefObject<HTMLElement | null>, onHold: () => void): void => {
  const latest = useLatest(onHold)
  useBinding(element, (drag, target) => drag.makeHoldTarget(target, () => latest()()))
}
