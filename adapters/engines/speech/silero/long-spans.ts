import type { Span } from "#domain/recognition/speech.ts"

/** Samples and milliseconds of a frame. */
const frameSamples = 320
const frame = 20

/** Longer spans are divided, at their quietest place between these milliseconds. */
const longest = 15_000
const shortest = 6000
/** Milliseconds at the end of a span that are not cut off. */
const rest = 1000

/** Measures a recording as it is read, and divides speech without pauses where it is quietest: rarely inside a word. */
export const spanDivider = () => {
  const levels: Array<number> = []
  let sum = 0
  let count = 0
  const add = (samples: Float32Array): void => {
    for (let at = 0; at < samples.length;) {
      const end = Math.min(samples.length, at + frameSamples - count)
      sum = sumOfSquares(samples, at, end, sum)
      count += end - at
      at = end
      if (count < frameSamples) return
      levels.push(sum)
      sum = 0
      count = 0
    }
  }
  const divided = ({ begin, end }: Span): ReadonlyArray<Span> => {
    if (end - begin <= longest) return [{ begin, end }]
    const first = Math.ceil((begin + shortest) / frame)
    const window = levels.slice(first, Math.floor(Math.min(begin + longest, end - rest) / frame))
    // Quiet for three frames: within words there are shorter dips.
    const smooth = window.map((level, at) => Math.max(level, window[at - 1] ?? level, window[at + 1] ?? level))
    const at = (first + smooth.indexOf(Math.min(...smooth))) * frame
    // A pause of one frame, so that the pieces are not taken for one span.
    return [{ begin, end: at }, ...divided({ begin: at + frame, end })]
  }
  return { add, divided }
}

/** A plain loop: this runs for each of 58 million samples an hour. */
const sumOfSquares = (samples: Float32Array, from: number, end: number, before: number): number => {
  let sum = before
  for (let at = from; at < end; at++) {
    const sample = samples[at] ?? 0
    sum += sample * sample
  }
  return sum
}
