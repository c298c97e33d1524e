import type { Lines } from "#web/entities/transcript/lines.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { useSize } from "#web/lib/use-size.ts"
import { useVirtualList, type VirtualList, type VirtualListOptions } from "#web/lib/use-virtual-list.ts"
import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual"
import { type RefObject, useCallback, useMemo } from "react"
import { isGap, type Rows } from "./rows.ts"

/** Rows rendered above and below the visible ones. */
const overscan = 6

export type RowScroller = VirtualList

export const isFirstOfTurn = ({ turnOf, firsts }: Rows, row: number): boolean => firsts[turnOf[row] ?? -1] === row

/**
 * Which of thousands of rows are rendered, and where. `editedRow` is always rendered. The functions for sizes and keys keep
 * their identity as long as the text does, or every frame would go through all rows.
 */
export const useRows = (
  box: RefObject<HTMLElement | null>,
  rows: Rows,
  lines: Lines,
  editedRow: number,
  more: Pick<VirtualListOptions, "paddingStart" | "followOnAppend">,
): RowScroller => {
  const size = useSize(box)
  const width = textWidth(size?.width ?? innerWidth, useMedia("(min-width: 768px)"))
  const { keys, heights } = useMemo(() => rowFacts(rows, lines, width), [rows, lines, width])
  const estimateSize = useCallback((row: number) => heights[row] ?? 0, [heights])
  const getItemKey = useCallback((row: number) => keys[row] ?? row, [keys])
  const rangeExtractor = useCallback((range: Range) => {
    const seen = defaultRangeExtractor(range)
    return editedRow < 0 || seen.includes(editedRow) ? seen : [...seen, editedRow].toSorted((a, b) => a - b)
  }, [editedRow])
  return useVirtualList({
    count: rows.what.length,
    getScrollElement: () => box.current,
    estimateSize,
    getItemKey,
    rangeExtractor,
    overscan,
    // Until the box is measured, so that the first rows render together with the page.
    initialRect: { width: innerWidth, height: innerHeight },
    paddingEnd: 96,
    ...more,
  })
}

/** Computed once per text: sizes are needed again and again while scrolling. */
const rowFacts = (rows: Rows, lines: Lines, width: number) => {
  const keys: Array<string> = []
  const heights: Array<number> = []
  for (const [row, what] of rows.what.entries()) {
    const isFirst = isFirstOfTurn(rows, row)
    // A line keeps its height wherever it moves, except that the first line of a turn has a name above it.
    keys.push(isGap(what) ? `gap ${what}` : `${lines.ids[what]}${isFirst ? " first" : ""}`)
    heights.push(isGap(what) ? gapHeight : heightOf(lines.texts[what] ?? "", width, isFirst))
  }
  return { keys, heights }
}

const gapHeight = 46

/** Scrolls to a row: smoothly if it is rendered and motion is not reduced, otherwise at once. */
export const goToRow = (scroller: RowScroller, row: number, isSmoothWanted: boolean): void => {
  if (row < 0) return
  const isNear = scroller.getVirtualItems().some(({ index }) => index === row)
  const isSmooth = isSmoothWanted && isNear && !matchMedia("(prefers-reduced-motion: reduce)").matches
  scroller.scrollToIndex(row, { align: "center", behavior: isSmooth ? "smooth" : "auto" })
}

/** Whether a row is visible, at least in part. */
export const isVisible = ({ range }: RowScroller, row: number): boolean =>
  range !== null && row >= range.startIndex && row <= range.endIndex

/** The height of the speaker's name above the first line of a turn. */
const headerHeight = 44

const lineHeight = 26
const padding = 8

/** Chinese, Japanese and Korean characters are about twice as wide. */
const wide = /[\u3000-\u9fff\uac00-\ud7af]/

/** The estimated height of a line before it is measured, so that the scroll bar is right from the start. */
const heightOf = (text: string, width: number, isFirst: boolean): number => {
  const letter = wide.test(text) ? 15.5 : 7.7
  const lines = Math.max(1, Math.ceil((text.length * letter) / Math.max(200, width)))
  return (isFirst ? headerHeight : 0) + padding + lines * lineHeight
}

/** The width of the text in a list of this width. Its margins depend on the window (`md:`), whatever is beside the list. */
export const textWidth = (width: number, isWideWindow: boolean): number => {
  const list = Math.min(832, width)
  return isWideWindow ? list - 64 - 68 - 24 : list - 32
}
