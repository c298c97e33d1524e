import { pauseFollowing } from "#web/entities/playback/player-state.ts"
import { useKeys } from "#web/lib/keys.ts"
import { type RefObject, useEffect, useState } from "react"
import { goToRow, type RowScroller } from "./use-rows.ts"

/** The row whose handle the Tab key reaches. Arrow keys move from line to line. */
export const useRowFocus = (list: RefObject<HTMLElement | null>, scroller: RowScroller): number => {
  const [row, setRow] = useState(-1)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const onFocus = ({ target }: FocusEvent) => {
      const found = rowOf(target)
      if (found >= 0) setRow(found)
    }
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
      if (by === 0 || !(event.target instanceof Element) || event.target.closest("[data-handle]") === null) return
      event.preventDefault()
      focusRow(element, scroller, rowOf(event.target), by)
    }
    element.addEventListener("focusin", onFocus)
    element.addEventListener("keydown", onKey)
    return () => {
      element.removeEventListener("focusin", onFocus)
      element.removeEventListener("keydown", onKey)
    }
  }, [list, scroller])
  return row
}

/** The row that an element is in; -1 outside of any. */
export const rowOf = (target: EventTarget | null): number => {
  const row = target instanceof Element ? target.closest("[data-index]")?.getAttribute("data-index") : null
  return row === null || row === undefined ? -1 : Number(row)
}

/** Skips coverage gaps. */
const focusRow = (list: HTMLElement, scroller: RowScroller, from: number, by: number): void => {
  for (let row = from + by; Math.abs(row - from) < 4; row += by) {
    const handle = list.querySelector<HTMLElement>(`[data-index="${row}"] [data-handle]`)
    if (handle === null) continue
    goToRow(scroller, row, true)
    return handle.focus({ preventScroll: true })
  }
}

/** A line that was far away is in the document a frame or two after the list has scrolled to it. */
export const focusWhenRendered = (list: RefObject<HTMLElement | null>, id: string, frames = 10): void => {
  const handle = list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"] [data-handle]`)
  if (handle !== null && handle !== undefined) handle.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusWhenRendered(list, id, frames - 1))
}

/** The paging keys scroll the transcript wherever the focus is, because the page itself does not scroll. */
export const usePageKeys = (box: RefObject<HTMLElement | null>): void => {
  const scroll = (by: (element: HTMLElement) => number) => () => {
    const element = box.current
    if (element === null) return
    pauseFollowing()
    element.scrollTo({ top: by(element) })
  }
  useKeys({
    "PageDown": scroll(({ scrollTop, clientHeight }) => scrollTop + clientHeight - 60),
    "PageUp": scroll(({ scrollTop, clientHeight }) => scrollTop - clientHeight + 60),
    "Home": scroll(() => 0),
    "End": scroll(({ scrollHeight }) => scrollHeight),
  })
}
