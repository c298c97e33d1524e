import { type PointerEvent, useState } from "react"

/** Whether the mouse points at something. Only a mouse that moved does: one that rests where something appears does not. */
export const usePointing = () => {
  const [isPointing, setIsPointing] = useState(false)
  const letGo = () => setIsPointing(false)
  return {
    isPointing,
    letGo,
    pointing: {
      onPointerMove: ({ pointerType }: PointerEvent) => setIsPointing(pointerType === "mouse"),
      onPointerLeave: letGo,
    },
  }
}
