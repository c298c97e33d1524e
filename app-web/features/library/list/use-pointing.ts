import { type PointerEvent, useState } from "react"

/** Whether the mouse points at the element. Only a mouse that has moved counts, not one that rests where it appears. */
export const usePointing = () => {
  const [isPointing, setIsPointing] = useState(false)
  const stopPointing = () => setIsPointing(false)
  return {
    isPointing,
    stopPointing,
    pointing: {
      onPointerMove: ({ pointerType }: PointerEvent) => setIsPointing(pointerType === "mouse"),
      onPointerLeave: stopPointing,
    },
  }
}
