/** Where entries of a list begin, one below the other: as many numbers as entries, and the end of the last. */
export type Starts = ReadonlyArray<number>

export const startsOf = (heights: ReadonlyArray<number>): Starts => {
  const starts = [0]
  let end = 0
  for (const height of heights) {
    end += height
    starts.push(end)
  }
  return starts
}

/** The entry at this many pixels from the top; the first or last one beyond the ends. */
export const indexAt = (starts: Starts, offset: number): number => {
  let low = 0
  let high = Math.max(0, starts.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** A stretch of the window, in pixels from the top of the list. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** How far around the window rows are kept ready, and in which steps that follows the scrolling. */
const margin = 800
const step = 400

export const stretchAround = (top: number, height: number): Stretch => ({
  from: Math.floor((top - margin) / step) * step,
  to: Math.ceil((top + height + margin) / step) * step,
})

/** The least scrolling that brings an entry into the window, clear of what lies over its edges. */
export const scrollToShow = (
  entry: Stretch,
  window: { readonly top: number; readonly height: number },
  over: { readonly above: number; readonly below: number },
): number => {
  if (entry.from < window.top + over.above) return Math.max(0, entry.from - over.above)
  const bottom = window.top + window.height - over.below
  return entry.to > bottom ? window.top + entry.to - bottom : window.top
}
