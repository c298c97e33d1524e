import { type PointerEvent as Press, useEffect, useRef, useState } from "react"

interface DragOrder {
  /** The row that is being dragged. */
  readonly dragged: string | null
  readonly list: React.RefObject<HTMLOListElement | null>
  readonly grip: (id: string) => { readonly onPointerDown: (press: Press) => void }
}

/** Rows that are put in order with mouse or finger: each says its id as `data-order`. */
export const useDragOrder = (place: (id: string, at: number) => void, dropped: (id: string) => void): DragOrder => {
  const [dragged, setDragged] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const act = useRef({ place, dropped })
  useEffect(() => {
    act.current = { place, dropped }
  })
  useEffect(() => {
    if (dragged === null) return
    const move = ({ clientY }: PointerEvent) => act.current.place(dragged, indexAtTime(list.current, dragged, clientY))
    const end = () => {
      setDragged(null)
      act.current.dropped(dragged)
    }
    // On the window: a row that changes its place loses a pointer it has captured.
    addEventListener("pointermove", move)
    addEventListener("pointerup", end)
    addEventListener("pointercancel", end)
    return () => {
      removeEventListener("pointermove", move)
      removeEventListener("pointerup", end)
      removeEventListener("pointercancel", end)
    }
  }, [dragged])
  return {
    dragged,
    list,
    grip: (id) => ({
      onPointerDown: (press) => {
        press.preventDefault()
        setDragged(id)
      },
    }),
  }
}

/** How many of the other rows lie above the pointer. */
const indexAtTime = (list: HTMLOListElement | null, dragged: string, y: number): number =>
  [...list?.querySelectorAll<HTMLElement>("[data-order]") ?? []]
    .filter((row) => row.dataset["order"] !== dragged)
    .filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 < y
    }).length
