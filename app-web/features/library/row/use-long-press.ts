import { type PointerEvent, useEffect, useRef } from "react"

/** Milliseconds a finger rests, and pixels it may move meanwhile. */
const long = 450
const slack = 10

/** A finger that rests on something. The tap that ends it does nothing more. */
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
      }, long)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > slack) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  }
}

const swallow = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** No tap came after that press: the next one is meant. */
const forget = (): void => removeEventListener("click", swallow, { capture: true })
