import type { Lines } from "#web/entities/transcript/lines.ts"
import { keepFrom, scrollAtOnce } from "#web/lib/use-virtual-list.ts"
import { type RefObject, useLayoutEffect, useRef } from "react"
import { isGap, rowOfLine, type Rows } from "../list/rows.ts"
import type { RowScroller } from "../list/use-rows.ts"

interface Seen {
  readonly lines: Lines
  /** The visible lines, those to keep in place first, with where they began. */
  readonly places: ReadonlyArray<{ readonly id: string; readonly start: number }>
}

/** The line being read or edited stays where it is on the screen while lines above it come, go and grow. */
export const useKeepPlace = (
  box: RefObject<HTMLElement | null>,
  scroller: RowScroller,
  rows: Rows,
  lines: Lines,
  openRow: number,
): void => {
  const seen = useRef<Seen | null>(null)
  useLayoutEffect(() => {
    // A line above the edited one may also be in view, and grow.
    keepFrom(scroller, openRow)
  }, [scroller, openRow])
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const startOf = (row: number) => scroller.measurementsCache[row]?.start
    const before = seen.current
    if (before !== null && before.lines !== lines) {
      const moved = before.places.flatMap(({ id, start }) => {
        const now = startOf(rowOfLine(rows, lines.ids.indexOf(id)))
        return now === undefined ? [] : [now - start]
      })[0] ?? 0
      if (Math.abs(moved) >= 1) scrollAtOnce(scroller, element, moved)
    }
    const top = element.scrollTop
    const visible = scroller.getVirtualItems().filter(({ end }) => end > top)
      .toSorted((a, b) => Number(b.index === openRow) - Number(a.index === openRow))
    seen.current = {
      lines,
      places: visible.flatMap(({ index, start }) => {
        const line = rows.what[index] ?? -1
        return isGap(line) ? [] : [{ id: lines.ids[line] ?? "", start }]
      }),
    }
  })
}
