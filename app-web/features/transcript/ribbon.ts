import type { Lines } from "./lines.ts"

interface Run {
  /** Where it begins and ends, of the buckets. */
  readonly from: number
  readonly to: number
  /** A place among the speakers. */
  readonly speaker: number
}

/** Who speaks most in each of so many equal stretches of the recording; -1 where nobody does. */
export const speakerBuckets = (
  { begins, ends, speakerOf }: Lines,
  duration: number,
  buckets: number,
): Int16Array => {
  const most = new Int16Array(buckets).fill(-1)
  const longest = new Float64Array(buckets)
  const width = duration / buckets
  if (!(width > 0)) return most
  for (let line = 0; line < begins.length; line++) {
    const begin = begins[line] ?? 0
    const end = ends[line] ?? 0
    const speaker = speakerOf[line] ?? -1
    if (speaker < 0) continue
    const last = Math.min(buckets - 1, Math.floor((end - 1) / width))
    for (let at = Math.max(0, Math.floor(begin / width)); at <= last; at++) {
      const length = Math.min(end, (at + 1) * width) - Math.max(begin, at * width)
      if (length <= (longest[at] ?? 0)) continue
      longest[at] = length
      most[at] = speaker
    }
  }
  return most
}

/** Neighbours that are the same, as one; silence is left out. */
export const runsOf = (buckets: Int16Array): ReadonlyArray<Run> => {
  const runs: Array<Run> = []
  let from = 0
  for (let at = 1; at <= buckets.length; at++) {
    if (at < buckets.length && buckets[at] === buckets[from]) continue
    const speaker = buckets[from] ?? -1
    if (speaker >= 0) runs.push({ from, to: at, speaker })
    from = at
  }
  return runs
}
