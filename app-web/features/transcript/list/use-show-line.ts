import type { Lines } from "#web/entities/transcript/lines.ts"
import { soughtLine } from "#web/entities/transcript/sought-line.ts"
import { useStore } from "#web/lib/store.ts"
import { getRouteApi } from "@tanstack/react-router"
import { type RefObject, useEffect } from "react"
import { rowOfLine, type Rows } from "./rows.ts"
import { goToRow, type RowScroller } from "./use-rows.ts"

const route = getRouteApi("/app/task/$taskId")

/** Scrolls to a line requested by a link or a summary, and highlights it for a moment. */
export const useShowLine = (
  list: RefObject<HTMLElement | null>,
  scroller: RowScroller,
  rows: Rows,
  lines: Lines,
): void => {
  const sought = useStore(soughtLine)
  const linked = route.useSearch({ select: ({ line }) => line ?? null })
  useEffect(() => {
    if (linked !== null) soughtLine.set(linked)
  }, [linked])
  useEffect(() => {
    const at = sought === null ? -1 : lines.ids.indexOf(sought)
    if (sought === null || at < 0) return
    soughtLine.set(null)
    goToRow(scroller, rowOfLine(rows, at), false)
    requestAnimationFrame(() => {
      const line = list.current?.querySelector(`[data-line="${CSS.escape(sought)}"]`)
      line?.animate([{ backgroundColor: "var(--accent-soft-2)" }, { backgroundColor: "transparent" }], 2400)
    })
  }, [sought, list, scroller, rows, lines])
}
