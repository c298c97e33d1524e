import type { Span } from "./speech.ts"
import type { Segment } from "./transcript.ts"

/** Milliseconds by which recognisers, at most, begin the first word late or end the last one early. */
const looseness = 500

/** Lines as long as the speech that they begin and end in, as far as no other line is there. Both must be in order. */
export const extendedToSpeech = (
  lines: ReadonlyArray<Segment>,
  speech: ReadonlyArray<Span>,
): ReadonlyArray<Segment> => {
  let before = 0
  return lines.map((line, at) => {
    const after = lines[at + 1]?.begin ?? Infinity
    const first = around(speech, line.begin)
    const last = around(speech, line.end)
    const begin = Math.min(line.begin, Math.max(first?.begin ?? line.begin, before, line.begin - looseness))
    const end = Math.max(line.end, Math.min(last?.end ?? line.end, after, line.end + looseness))
    before = Math.max(before, end)
    return { ...line, begin, end }
  })
}

/** The stretch of speech at a time, its end included. */
const around = (speech: ReadonlyArray<Span>, time: number): Span | undefined => {
  let [low, high] = [0, speech.length]
  while (low < high) {
    const half = (low + high) >> 1
    if ((speech[half]?.begin ?? 0) <= time) low = half + 1
    else high = half
  }
  const found = speech[low - 1]
  return found !== undefined && time <= found.end ? found : undefined
}
