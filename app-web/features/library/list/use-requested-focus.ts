import { useStore } from "#web/lib/store.ts"
import { type RefObject, useLayoutEffect } from "react"
import { cursor, rowHasFocus } from "../selection/cursor.ts"
import { scrollToShow, type Starts } from "./list-layout.ts"
import { type Entry, keyOf } from "./sections.ts"

/** What covers the list: the sticky heading and the selection bar. */
const covered = { above: 44, below: 96 }

/** Moves the focus to the requested row: scrolls it into view first. */
export const useRequestedFocus = (
  scroller: RefObject<HTMLDivElement | null>,
  entries: ReadonlyArray<Entry>,
  starts: Starts,
): void => {
  const { id, isRequested } = useStore(cursor)
  // After every render until it is done, because a row far away is rendered only once it was scrolled to.
  useLayoutEffect(() => {
    const { current } = scroller
    if (!isRequested || current === null) return
    const index = entries.findIndex((entry) => keyOf(entry) === id)
    if (index === -1) return
    const entry = { from: starts[index] ?? 0, to: starts[index + 1] ?? 0 }
    const top = scrollToShow(entry, { top: current.scrollTop, height: current.clientHeight }, covered)
    current.scrollTo({ top })
    const link = current.querySelector<HTMLElement>(`[data-key="${CSS.escape(id ?? "")}"] a`)
    if (link === null) return
    link.focus({ preventScroll: true })
    rowHasFocus(id ?? "")
  })
}
