import { type RefObject, useEffect } from "react"
import { letGo, playerState } from "../../../features/player/player-state.ts"
import { useSlice } from "../../../lib/store.ts"
import { goToRow, type RowScroller } from "./use-rows.ts"

/** Keys that scroll. */
const paging = new Set(["PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"])

/** The text goes along with what is heard, until somebody scrolls. Not while somebody types. */
export const useFollow = (
  box: RefObject<HTMLElement | null>,
  scroller: RowScroller,
  row: number,
  isTyping: boolean,
): void => {
  const follows = useSlice(playerState, ({ follow, hasStarted }) => follow === "on" && hasStarted)
  useEffect(() => {
    if (follows && !isTyping && !isSelecting(box.current)) goToRow(scroller, row, true)
  }, [follows, isTyping, row, scroller, box])
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (paging.has(key) && !(target instanceof HTMLTextAreaElement)) letGo()
    }
    // The bar at the side is no part of what it scrolls.
    const onPress = ({ offsetX, target }: PointerEvent) => {
      if (target === element && offsetX > element.clientWidth) letGo()
    }
    element.addEventListener("wheel", letGo, { passive: true })
    element.addEventListener("touchmove", letGo, { passive: true })
    element.addEventListener("keydown", onKey)
    element.addEventListener("pointerdown", onPress)
    return () => {
      element.removeEventListener("wheel", letGo)
      element.removeEventListener("touchmove", letGo)
      element.removeEventListener("keydown", onKey)
      element.removeEventListener("pointerdown", onPress)
    }
  }, [box])
}

/** Whoever marks text to copy it must not lose it from under the mouse. */
const isSelecting = (element: Element | null): boolean => {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && element?.contains(selection.anchorNode) === true
}
