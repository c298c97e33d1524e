import { storeOf, useStore } from "#web/lib/store.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { rowHeights } from "./row-heights.ts"
import { indexAt, type Starts, startsOf, stretchAround } from "./row-layout.ts"
import { type Entry, keyOf } from "./sections.ts"

/** Heights of what was never on the screen. */
const guesses = { head: 38, wide: 68, narrow: 100 }

/** Where the reader left each list. */
const places = new Map<string, number>()

export interface Windowed {
  readonly starts: Starts
  /** The entries to be rendered: those in the window, and some around it. */
  readonly first: number
  readonly last: number
}

/**
 * Which entries are near the window, and where all begin. A list begins where the reader left it, and what is read stays
 * where it is while rows come, go or turn out to be higher above it.
 */
export const useWindowedList = (
  scroller: RefObject<HTMLDivElement | null>,
  entries: ReadonlyArray<Entry>,
  /** Names the list, to come back to the same place in it. */
  name: string,
): Windowed => {
  const isWide = useMedia("(min-width: 640px)")
  const heights = useStore(rowHeights)
  const [near] = useState(() => storeOf(stretchAround(places.get(name) ?? 0, innerHeight)))
  const { from, to } = useStore(near)
  const starts = useMemo(() => {
    const guess = isWide ? guesses.wide : guesses.narrow
    return startsOf(
      entries.map((entry) => heights.get(keyOf(entry)) ?? (entry.kind === "head" ? guesses.head : guess)),
    )
  }, [entries, heights, isWide])
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: places.get(name) ?? 0 })
  }, [scroller, name])
  useEffect(() => {
    const { current } = scroller
    if (current === null) return
    const follow = () => {
      places.set(name, current.scrollTop)
      const next = stretchAround(current.scrollTop, current.clientHeight)
      near.set((before) => before.from === next.from && before.to === next.to ? before : next)
    }
    follow()
    current.addEventListener("scroll", follow, { passive: true })
    addEventListener("resize", follow)
    return () => {
      current.removeEventListener("scroll", follow)
      removeEventListener("resize", follow)
    }
  }, [scroller, name, near])
  useStayWithRows(scroller, entries, starts, name)
  return { starts, first: indexAt(starts, from), last: indexAt(starts, to) }
}

/** At the top of the list there is nothing above that could move what is read. */
const useStayWithRows = (
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
    // A head stays where it is while everything below it changes: the first row tells more.
    const read = old.entries[at]?.kind === "head" ? at + 1 : at
    const key = keyOf(old.entries[read])
    const index = entries.findIndex((entry) => keyOf(entry) === key)
    const moved = (starts[index] ?? 0) - (old.starts[read] ?? 0)
    if (index !== -1 && moved !== 0) current.scrollBy({ top: moved })
  }, [scroller, entries, starts, name])
}
