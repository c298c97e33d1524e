import { pauseFollowing, playerState, setFollow } from "#web/entities/playback/player-state.ts"
import { clock } from "#web/lib/format.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { ArrowDown, ArrowUp, Crosshair } from "lucide-react"
import { type ReactElement, type RefObject, useEffect, useRef } from "react"
import { goToRow, type RowScroller } from "./use-rows.ts"

interface BackToNowProps {
  /** The start of the current line, in milliseconds. */
  readonly time: number
  readonly isVisible: boolean
  readonly isAbove: boolean
  readonly onBack: () => void
}

/** Returns to the current line after scrolling away. Below the text, so that it covers none of it. */
export const BackToNow = ({ time, isVisible, isAbove, onBack }: BackToNowProps): ReactElement | null => {
  const t = useText("transcript")
  const follow = useSlice(playerState, (state) => state.follow)
  if (follow === "on" || (follow === "off" && isVisible)) return null
  const Arrow = isVisible ? Crosshair : isAbove ? ArrowUp : ArrowDown
  const back = () => {
    if (follow === "paused") setFollow("on")
    onBack()
  }
  return (
    <div className="no-print grid shrink-0 place-items-center border-t">
      <button
        type="button"
        className="my-1 flex h-9 items-center gap-2 rounded-full px-4 text-sm font-[540] text-accent-text hover:bg-hover max-md:my-0 max-md:h-11"
        onClick={back}
      >
        <Arrow className="size-4" />
        <span className="tnum">{t("transcript.back", { time: clock(time) })}</span>
      </button>
    </div>
  )
}

/** Keys that scroll. */
const scrollKeys = new Set(["PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"])

/** Scrolls along with the playback until the reader scrolls, and not while they type. */
export const useFollow = (
  box: RefObject<HTMLElement | null>,
  scroller: RowScroller,
  row: number,
  isTyping: boolean,
): void => {
  const follows = useSlice(playerState, ({ follow, hasStarted }) => follow === "on" && hasStarted)
  // Each row once, so that typing or scrolling a little does not make it jump back.
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
      if (scrollKeys.has(key) && !defaultPrevented && !(target instanceof HTMLTextAreaElement)) pauseFollowing()
    }
    // A press on the scroll bar is outside the content.
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

/** While the reader selects text, it must not scroll away. */
const isSelecting = (element: Element | null): boolean => {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && element?.contains(selection.anchorNode) === true
}
