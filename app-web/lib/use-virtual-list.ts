import {
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualizerOptions,
} from "@tanstack/react-virtual"
import { useLayoutEffect, useReducer, useState } from "react"
import { flushSync } from "react-dom"

export type VirtualList = Virtualizer<HTMLElement, HTMLElement>

export type VirtualListOptions = Omit<
  VirtualizerOptions<HTMLElement, HTMLElement>,
  "observeElementRect" | "observeElementOffset" | "scrollToFn" | "onChange" | "measureElement"
>

/**
 * The visible items of a long list. Our own binding to React, because the library's does not guarantee that the calling
 * component renders after every change. Scrolling renders synchronously: otherwise a fling would show blank frames.
 */
export const useVirtualList = (options: VirtualListOptions): VirtualList => {
  const rerender = useReducer((times: number) => times + 1, 0)[1]
  const [{ list, update }] = useState(() => bound(options, rerender))
  update(options)
  useLayoutEffect(() => list._didMount(), [list])
  useLayoutEffect(() => list._willUpdate())
  return list
}

const bound = (first: VirtualListOptions, rerender: () => void) => {
  // A new item is measured while React is rendering: flushing then is not allowed.
  let isMeasuring = false
  const complete = (options: VirtualListOptions): VirtualizerOptions<HTMLElement, HTMLElement> => ({
    ...options,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    measureElement: measureAndKeep,
    onChange: (_, isScrolled) => {
      if (isScrolled && !isMeasuring) flushSync(rerender)
      else rerender()
    },
  })
  const list = new Virtualizer(complete(first))
  const { measureElement: measureItem } = list
  list.measureElement = (element) => {
    isMeasuring = true
    measureItem(element)
    isMeasuring = false
  }
  return { list, update: (options: VirtualListOptions) => list.setOptions(complete(options)) }
}

/**
 * The library forgets a size that is just as estimated, so that a later estimate, such as for a box of another width, would
 * replace it: the item would overlap the next, or leave a gap.
 */
const measureAndKeep = (element: HTMLElement, entry: ResizeObserverEntry | undefined, list: VirtualList): number => {
  const size = measureElement(element, entry, list)
  const item = list.measurementsCache[list.indexFromElement(element)]
  if (item?.size === size) list.itemSizeCache.set(item.key, size)
  return size
}

/** Scrolls by some pixels. What rows turn out to measure before the scroll event comes is added to that. */
export const scrollAtOnce = (list: VirtualList, box: HTMLElement, by: number): void => {
  box.scrollTop += by
  list.scrollOffset = box.scrollTop
}

/** Keeps a row where it is on the screen when rows before it change size; -1 keeps the first visible one. */
export const keepFrom = (list: VirtualList, row: number): void => {
  list.shouldAdjustScrollPositionOnItemSizeChange = row < 0 ? undefined : ({ index }) => index < row
}
