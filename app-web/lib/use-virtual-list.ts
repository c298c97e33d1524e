import {
  elementScroll,
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
  "observeElementRect" | "observeElementOffset" | "scrollToFn" | "onChange"
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
    onChange: (_, isScrolled) => {
      if (isScrolled && !isMeasuring) flushSync(rerender)
      else rerender()
    },
  })
  const list = new Virtualizer(complete(first))
  const { measureElement } = list
  list.measureElement = (element) => {
    isMeasuring = true
    measureElement(element)
    isMeasuring = false
  }
  return { list, update: (options: VirtualListOptions) => list.setOptions(complete(options)) }
}
