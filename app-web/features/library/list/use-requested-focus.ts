import { useStore } from "#web/lib/store.ts"
import { type RefObject, useLayoutEffect } from "react"
import { cursor, rowHasFocus } from "../selection/cursor.ts"
import { scrollToShow, type Starts } from "./row-layout.ts"
import { type Entry, keyOf } from "./sections.ts"

/** What lies over the list: the head that sticks, and the bar of the selection. */
const over = { above: 44, below: 96 }

/** Brings the keyboard to the row it is wanted at: first the row into the window, then the focus. */
export const useWantedFocus = (
  scroller: RefObject<HTMLDivElement | null>,
  entries: ReadonlyArray<Entry>,
  starts: Starts,
): void => {
  const { id, isWanted } = useStore(cursor)
  // After every rendering until it is done: a row far away is rendered only when it was scrolled to.
  useLayoutEffect(() => {
    const { current } = scroller
    if (!isWanted || current === null) return
    const index = entries.findIndex((entry) => keyOf(entry) === id)
    if (index === -1) return
    const entry = { from: starts[index] ?? 0, to: starts[index + 1] ?? 0 }
    const top = scrollToShow(entry, { top: current.scrollTop, height: current.clientHeight }, over)
    current.scrollTo({ top })
    const link = current.querySelector<HTMLElement>(`[data-key="${CSS.escape(id ?? "")}"] a`)
    if (link === null) return
    link.focus({ preventScroll: true })
    rowHasFocus(id ?? "")
  })
}
