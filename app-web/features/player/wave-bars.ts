/** Bars of silence stay visible. */
const minHeight = 0.08

/**
 * The height of each bar, 0 to 1, the loudest at 1. The level of the quietest tenth is subtracted: in a long recording every
 * bar contains something loud, and the waveform would be a solid block.
 */
export const barsOf = (peaks: ReadonlyArray<number>, count: number): ReadonlyArray<number> => {
  const bars = Array.from({ length: Math.max(0, count) }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count))
    return peaks.slice(from, to).reduce((max, peak) => Math.max(max, peak), 0)
  })
  const loudest = bars.reduce((max, bar) => Math.max(max, bar), 0)
  const floor = Math.min(loudest * 0.6, bars.toSorted((a, b) => a - b)[Math.floor(bars.length / 10)] ?? 0)
  return bars.map((bar) => loudest === 0 ? 0 : Math.max(minHeight, (bar - floor) / (loudest - floor)))
}
