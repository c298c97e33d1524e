import { type PointerEvent, useEffect, useRef } from "react"

const longPressMs = 450
/** Pixels that the finger may move. */
const tolerance = 10

/** A long press. The tap that ends it does nothing else. */
export const useLongPress = (act: () => void) => {
  const press = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number }>(null)
  const cancel = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      cancel()
      if (pointerType !== "touch") return
      const timer = setTimeout(() => {
        cancel()
        addEventListener("click", swallow, { capture: true, once: true })
        addEventListener("pointerdown", forget, { capture: true, once: true })
        act()
      }, longPressMs)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > tolerance) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  }
}

const swallow = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** No tap followed that press, so the next one counts. */
const forget = (): void => removeEventListener("click", swallow, { capture: true })
