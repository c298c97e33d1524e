import { type RefObject, useEffect, useRef } from "react"
import { type View, zoomed } from "./view.ts"

interface Point {
  readonly x: number
  readonly y: number
}

/** Dragging moves the map, two fingers or the wheel with Ctrl zoom it, and the wheel alone scrolls it. */
export const useGestures = (
  frame: RefObject<HTMLElement | null>,
  change: (next: (view: View) => View) => void,
): void => {
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const pointers = new Map<number, Point>()
    let start: Point = { x: 0, y: 0 }
    const within = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return
      start = within(event)
      pointers.set(event.pointerId, start)
    }
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId)
      if (before === undefined) return
      const now = within(event)
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      pointers.set(event.pointerId, now)
      if (other === undefined) {
        // A press that hardly moves stays a press on the node below it.
        if (!element.hasPointerCapture(event.pointerId)) {
          if (distance(start, now) < 4) return
          element.setPointerCapture(event.pointerId)
        }
        latest.current((view) => ({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y }))
        return
      }
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      latest.current((view) => zoomed(view, distance(now, other) / Math.max(1, distance(before, other)), middle))
    }
    const onUp = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId)
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const point = within(event)
      latest.current((view) =>
        event.ctrlKey || event.metaKey
          ? zoomed(view, Math.exp(-event.deltaY / 300), point)
          : { ...view, x: view.x - event.deltaX, y: view.y - event.deltaY }
      )
    }
    element.addEventListener("pointerdown", onDown)
    element.addEventListener("pointermove", onMove)
    element.addEventListener("pointerup", onUp)
    element.addEventListener("pointercancel", onUp)
    element.addEventListener("wheel", onWheel, { passive: false })
    return () => {
      element.removeEventListener("pointerdown", onDown)
      element.removeEventListener("pointermove", onMove)
      element.removeEventListener("pointerup", onUp)
      element.removeEventListener("pointercancel", onUp)
      element.removeEventListener("wheel", onWheel)
    }
  }, [frame])
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
