/** How high each of so many bars stands, 0 to 1, the loudest at 1; what is recorded softly is seen as well. */
export const barsOf = (peaks: ReadonlyArray<number>, count: number): ReadonlyArray<number> => {
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0)
  return Array.from({ length: Math.max(0, count) }, (_, bar) => {
    const from = Math.floor(bar * peaks.length / count)
    const to = Math.max(from + 1, Math.floor((bar + 1) * peaks.length / count))
    const most = peaks.slice(from, to).reduce((high, peak) => Math.max(high, peak), 0)
    return loudest === 0 ? 0 : most / loudest
  })
}
