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
 * Of a long list, the items that are to be seen. Bound to React by ourselves, because here the component that asks is
 * rendered anew with every change, which the binding of the library leaves to chance. Scrolling is rendered at once: later,
 * there would be blank frames in a fling.
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
  // An item that comes is measured while React is at work: then it must not be told to work at once.
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
