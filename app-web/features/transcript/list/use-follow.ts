import { pauseFollowing, playerState } from "#web/entities/playback/player-state.ts"
import { useSlice } from "#web/lib/store.ts"
import { type RefObject, useEffect, useRef } from "react"
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
  // Each row once: whoever typed, or moved a line a little out of the middle, finds it where it was.
  const followed = useRef(-1)
  useEffect(() => {
    if (!follows) followed.current = -1
    if (!follows || isTyping || row === followed.current || isSelecting(box.current)) return
    followed.current = row
    goToRow(scroller, row, true)
  }, [follows, isTyping, row, scroller, box])
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (paging.has(key) && !defaultPrevented && !(target instanceof HTMLTextAreaElement)) pauseFollowing()
    }
    // The bar at the side is no part of what it scrolls.
    const onPress = ({ offsetX, target }: PointerEvent) => {
      if (target === element && offsetX > element.clientWidth) pauseFollowing()
    }
    element.addEventListener("wheel", pauseFollowing, { passive: true })
    element.addEventListener("touchmove", pauseFollowing, { passive: true })
    element.addEventListener("keydown", onKey)
    element.addEventListener("pointerdown", onPress)
    return () => {
      element.removeEventListener("wheel", pauseFollowing)
      element.removeEventListener("touchmove", pauseFollowing)
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
