import type { Lines } from "#web/entities/transcript/lines.ts"

interface Run {
  /** The first bucket, and the one after the last. */
  readonly from: number
  readonly to: number
  /** An index into the speakers. */
  readonly speaker: number
}

/** Who speaks most in each of `buckets` equal parts of the recording; -1 where nobody does. */
export const speakerBuckets = (
  { begins, ends, speakerOf, speakers }: Lines,
  duration: number,
  buckets: number,
): Int16Array => {
  const width = duration / buckets
  const times = new Float64Array(width > 0 ? buckets * speakers.length : 0)
  for (let line = 0; line < begins.length && times.length > 0; line++) {
    const begin = begins[line] ?? 0
    const end = ends[line] ?? 0
    const speaker = speakerOf[line] ?? -1
    if (speaker < 0) continue
    const last = Math.min(buckets - 1, Math.floor((end - 1) / width))
    for (let at = Math.max(0, Math.floor(begin / width)); at <= last; at++) {
      const slot = at * speakers.length + speaker
      times[slot] = (times[slot] ?? 0) + Math.min(end, (at + 1) * width) - Math.max(begin, at * width)
    }
  }
  return Int16Array.from(
    { length: buckets },
    (_, at) => longestOf(times.subarray(at * speakers.length, (at + 1) * speakers.length)),
  )
}

const longestOf = (times: Float64Array): number => {
  const longest = times.reduce((high, time) => Math.max(high, time), 0)
  return longest > 0 ? times.indexOf(longest) : -1
}

/** Fills pauses of at most `longest` buckets inside a speaker's turn: a breath between two lines is not silence. */
export const bridged = (buckets: Int16Array, longest: number): Int16Array => {
  const filled = Int16Array.from(buckets)
  let last = -1
  for (const [at, speaker] of buckets.entries()) {
    if (speaker < 0) continue
    if (last >= 0 && buckets[last] === speaker && at - last - 1 <= longest) filled.fill(speaker, last + 1, at)
    last = at
  }
  return filled
}

/** Merges equal neighbours; silence is left out. */
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
