import { type PointerEvent as Press, useEffect, useRef, useState } from "react"

interface DragOrder {
  /** The row being dragged. */
  readonly dragged: string | null
  readonly list: React.RefObject<HTMLOListElement | null>
  readonly grip: (id: string) => { readonly onPointerDown: (press: Press) => void }
}

/** Reorders rows with the mouse or a finger; each row has its id in `data-order`. */
export const useDragOrder = (onMove: (id: string, index: number) => void, onDrop: (id: string) => void): DragOrder => {
  const [dragged, setDragged] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const act = useRef({ onMove, onDrop })
  useEffect(() => {
    act.current = { onMove, onDrop }
  })
  useEffect(() => {
    if (dragged === null) return
    const move = ({ clientY }: PointerEvent) => act.current.onMove(dragged, indexUnder(list.current, dragged, clientY))
    const end = () => {
      setDragged(null)
      act.current.onDrop(dragged)
    }
    // On the window, because a row that moves loses the pointer it has captured.
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

/** The index for the dragged row: the number of other rows above the pointer. */
const indexUnder = (list: HTMLOListElement | null, dragged: string, y: number): number =>
  [...list?.querySelectorAll<HTMLElement>("[data-order]") ?? []]
    .filter((row) => row.dataset["order"] !== dragged)
    .filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 < y
    }).length
