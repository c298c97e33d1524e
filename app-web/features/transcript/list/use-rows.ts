import type { Lines } from "#web/entities/transcript/lines.ts"
import { useSize } from "#web/lib/use-size.ts"
import { useVirtualList, type VirtualList, type VirtualListOptions } from "#web/lib/use-virtual-list.ts"
import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual"
import { type RefObject, useCallback, useMemo } from "react"
import { heightOf, textWidth } from "./row-height.ts"
import { isGap, type Rows } from "./rows.ts"

/** Rows that are ready above and below what is to be seen. */
const overscan = 6

export type RowScroller = VirtualList

export const isFirstOfTurn = ({ turnOf, firsts }: Rows, row: number): boolean => firsts[turnOf[row] ?? -1] === row

/**
 * Which of thousands of rows are in the document, and where. `kept` is there in any case: somebody types in it. What tells
 * sizes and keys stays the same as long as the text does, or all rows would be gone through with every frame.
 */
export const useRows = (
  box: RefObject<HTMLElement | null>,
  rows: Rows,
  lines: Lines,
  kept: number,
  more: Pick<VirtualListOptions, "paddingStart" | "followOnAppend">,
): RowScroller => {
  const size = useSize(box)
  const width = textWidth(size?.width ?? innerWidth)
  const { keys, heights } = useMemo(() => rowFacts(rows, lines, width), [rows, lines, width])
  const estimateSize = useCallback((row: number) => heights[row] ?? 0, [heights])
  const getItemKey = useCallback((row: number) => keys[row] ?? row, [keys])
  const rangeExtractor = useCallback((range: Range) => {
    const seen = defaultRangeExtractor(range)
    return kept < 0 || seen.includes(kept) ? seen : [...seen, kept].toSorted((a, b) => a - b)
  }, [kept])
  return useVirtualList({
    count: rows.what.length,
    getScrollElement: () => box.current,
    estimateSize,
    getItemKey,
    rangeExtractor,
    overscan,
    // Until the box is measured: the first rows are made along with the page, not after it.
    initialRect: { width: innerWidth, height: innerHeight },
    paddingEnd: 96,
    ...more,
  })
}

/** Worked out once for a text: sizes are asked for again and again while it is scrolled. */
const rowFacts = (rows: Rows, lines: Lines, width: number) => {
  const keys: Array<string> = []
  const heights: Array<number> = []
  for (const [row, what] of rows.what.entries()) {
    const isFirst = isFirstOfTurn(rows, row)
    // A line is as high as it was, wherever it is now; one that begins a turn has a name above it.
    keys.push(isGap(what) ? `gap ${what}` : `${lines.ids[what]}${isFirst ? " first" : ""}`)
    heights.push(isGap(what) ? gapHeight : heightOf(lines.texts[what] ?? "", width, isFirst))
  }
  return { keys, heights }
}

const gapHeight = 46

/** Goes to a row: gently when it is in the document, at once when it is far off or motion is not wanted. */
export const goToRow = (scroller: RowScroller, row: number, isGentle: boolean): void => {
  if (row < 0) return
  const isNear = scroller.getVirtualItems().some(({ index }) => index === row)
  const isSmooth = isGentle && isNear && !matchMedia("(prefers-reduced-motion: reduce)").matches
  scroller.scrollToIndex(row, { align: "center", behavior: isSmooth ? "smooth" : "auto" })
}

/** Whether a row is to be seen, if only in part. */
export const isVisible = ({ range }: RowScroller, row: number): boolean =>
  range !== null && row >= range.startIndex && row <= range.endIndex
