import { pauseFollowing } from "#web/entities/playback/player-state.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { useEffect, useRef } from "react"
import type { Find } from "../find/use-find.ts"
import { rowOfLine, type Rows } from "./rows.ts"
import { goToRow, type RowScroller } from "./use-rows.ts"

/** Scrolls to a hit once, when it becomes the current one, and not again when the reader scrolls or the text changes. */
export const useShowHit = (scroller: RowScroller, rows: Rows, lines: Lines, { hits, current, text }: Find): void => {
  const shown = useRef("")
  useEffect(() => {
    const line = hits.lines[current]
    const hit = line === undefined ? "" : `${text} ${lines.ids[line]} ${hits.froms[current]}`
    if (hit === shown.current) return
    shown.current = hit
    if (line === undefined) return
    pauseFollowing()
    goToRow(scroller, rowOfLine(rows, line), false)
  }, [scroller, rows, lines, hits, current, text])
}
