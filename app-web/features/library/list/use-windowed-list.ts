import { storeOf, useStore } from "#web/lib/store.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { indexAt, rangeAround, type Starts, startsOf } from "./list-layout.ts"
import { type Entry, keyOf } from "./sections.ts"

/** Estimated heights of what was never rendered. */
const estimates = { head: 38, wide: 68, narrow: 100 }

/** The scroll position of each list. */
const positions = new Map<string, number>()

export interface Windowed {
  readonly starts: Starts
  /** The entries to render: those in the window and some around it. */
  readonly first: number
  readonly last: number
}

/**
 * Which entries are near the window, and where all of them start. A list opens where the reader left it, and what they are
 * reading stays in place while rows above it come, go or change their height.
 */
export const useWindowedList = (
  scroller: RefObject<HTMLDivElement | null>,
  entries: ReadonlyArray<Entry>,
  /** Names the list, to restore its scroll position. */
  name: string,
): Windowed => {
  const isWide = useMedia("(min-width: 640px)")
  const heights = useStore(rowHeights)
  const [near] = useState(() => storeOf(rangeAround(positions.get(name) ?? 0, innerHeight)))
  const { from, to } = useStore(near)
  const starts = useMemo(() => {
    const estimate = isWide ? estimates.wide : estimates.narrow
    return startsOf(
      entries.map((entry) => heights.get(keyOf(entry)) ?? (entry.kind === "head" ? estimates.head : estimate)),
    )
  }, [entries, heights, isWide])
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: positions.get(name) ?? 0 })
  }, [scroller, name])
  useEffect(() => {
    const { current } = scroller
    if (current === null) return
    const onScroll = () => {
      positions.set(name, current.scrollTop)
      const next = rangeAround(current.scrollTop, current.clientHeight)
      near.set((before) => before.from === next.from && before.to === next.to ? before : next)
    }
    onScroll()
    current.addEventListener("scroll", onScroll, { passive: true })
    addEventListener("resize", onScroll)
    return () => {
      current.removeEventListener("scroll", onScroll)
      removeEventListener("resize", onScroll)
    }
  }, [scroller, name, near])
  useKeepPosition(scroller, entries, starts, name)
  return { starts, first: indexAt(starts, from), last: indexAt(starts, to) }
}

/** Keeps the row at the top of the window in place. At the top of the list nothing above it can move it. */
const useKeepPosition = (
  scroller: RefObject<HTMLDivElement | null>,
  entries: ReadonlyArray<Entry>,
  starts: Starts,
  name: string,
): void => {
  const before = useRef({ entries, starts, name })
  useLayoutEffect(() => {
    const { current } = scroller
    const old = before.current
    before.current = { entries, starts, name }
    if (current === null || current.scrollTop === 0 || old.name !== name || old.starts === starts) return
    const at = indexAt(old.starts, current.scrollTop)
    // A heading stays while everything below it changes, so the row after it is used.
    const read = old.entries[at]?.kind === "head" ? at + 1 : at
    const key = keyOf(old.entries[read])
    const index = entries.findIndex((entry) => keyOf(entry) === key)
    const moved = (starts[index] ?? 0) - (old.starts[read] ?? 0)
    if (index !== -1 && moved !== 0) current.scrollBy({ top: moved })
  }, [scroller, entries, starts, name])
}

/** The measured heights of headings and rows, kept so that a list has the same length when the reader comes back. */
const rowHeights = storeOf<ReadonlyMap<string, number>>(new Map())

let observer: ResizeObserver | null = null

/** A `ref` that measures an entry while it is in the document; its key is in `data-key`. */
export const measure = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return undefined
  const measuring = observer ??= new ResizeObserver(onResize)
  measuring.observe(element)
  return () => measuring.unobserve(element)
}

const onResize = (entries: ReadonlyArray<ResizeObserverEntry>): void => {
  const before = rowHeights.get()
  const changed = entries.flatMap(({ target, borderBoxSize }): ReadonlyArray<readonly [string, number]> => {
    const key = target instanceof HTMLElement ? target.dataset["key"] : undefined
    const height = borderBoxSize[0]?.blockSize ?? 0
    return key === undefined || height === 0 || before.get(key) === height ? [] : [[key, height]]
  })
  if (changed.length > 0) rowHeights.set(new Map([...before, ...changed]))
}
