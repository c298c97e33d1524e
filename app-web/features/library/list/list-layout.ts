/** Where the entries of a list start, in pixels; the last number is the end of the list. */
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

/** The entry at this offset from the top; the first or last one beyond the ends. */
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

/** Pixels from the top of the list. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** How far beyond the window rows are rendered, and in what steps that range follows the scrolling. */
const margin = 800
const step = 400

export const rangeAround = (top: number, height: number): Range => ({
  from: Math.floor((top - margin) / step) * step,
  to: Math.ceil((top + height + margin) / step) * step,
})

/** The smallest scroll that brings an entry into view, clear of what covers the edges of the window. */
export const scrollToShow = (
  entry: Range,
  window: { readonly top: number; readonly height: number },
  over: { readonly above: number; readonly below: number },
): number => {
  if (entry.from < window.top + over.above) return Math.max(0, entry.from - over.above)
  const bottom = window.top + window.height - over.below
  return entry.to > bottom ? window.top + entry.to - bottom : window.top
}
