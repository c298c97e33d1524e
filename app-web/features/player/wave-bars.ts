/** Bars of silence are still to be seen. */
const lowest = 0.08

/**
 * How high each of so many bars stands, 0 to 1, the loudest at 1. The quietest tenth is taken for the ground that everything
 * stands on: a long recording is loud somewhere in every bar, and would be a wall otherwise.
 */
export const barsOf = (peaks: ReadonlyArray<number>, count: number): ReadonlyArray<number> => {
  const bars = Array.from({ length: Math.max(0, count) }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count))
    return peaks.slice(from, to).reduce((high, peak) => Math.max(high, peak), 0)
  })
  const loudest = bars.reduce((most, bar) => Math.max(most, bar), 0)
  const ground = Math.min(loudest * 0.6, bars.toSorted((a, b) => a - b)[Math.floor(bars.length / 10)] ?? 0)
  return bars.map((bar) => loudest === 0 ? 0 : Math.max(lowest, (bar - ground) / (loudest - ground)))
}
