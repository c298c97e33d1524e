import type { Span, Word } from "../recognition/speech.ts"
import { minPause } from "../recognition/utterances.ts"
import type { Segment } from "./transcript.ts"

/** Milliseconds by which recognisers, at most, begin the first word late or end the last one early. */
const looseness = 500

/**
 * Makes lines last as long as the speech in which they begin and end, without overlapping others: recognisers end the last word
 * before a pause too early, or only where the next word begins. Both lists must be in order.
 */
export const extendedToSpeech = (
  lines: ReadonlyArray<Segment>,
  speech: ReadonlyArray<Span>,
): ReadonlyArray<Segment> => {
  let before = 0
  return lines.map((line, at) => {
    const after = lines[at + 1]?.begin ?? Infinity
    const [from, to] = [beginOf(line, speech), endOf(line, speech)]
    const first = speech[placeOf(speech, from)]
    const last = speech[placeOf(speech, to)]
    const begin = Math.min(from, Math.max(first?.begin ?? from, before, from - looseness))
    const end = Math.max(to, Math.min(last?.end ?? to, after, to + looseness))
    before = Math.max(before, end)
    return { ...line, begin, end, words: line.words.map((word) => inside(word, { begin, end })) }
  })
}

const inside = (word: Word, { begin, end }: Span): Word =>
  word.begin >= begin && word.end <= end
    ? word
    : { ...word, begin: Math.max(word.begin, begin), end: Math.min(word.end, end) }

/** Where the first word begins, without a pause in it. */
const beginOf = ({ begin, words: [first, ...others] }: Segment, speech: ReadonlyArray<Span>): number => {
  if (first === undefined || others.length === 0) return begin
  const place = placeOf(speech, first.end)
  const from = speech[place]?.begin ?? begin
  return from > begin && from - (speech[place - 1]?.end ?? 0) >= minPause ? Math.min(from, first.end) : begin
}

/** Where the last word ends, without a pause in it. */
const endOf = ({ end, words }: Segment, speech: ReadonlyArray<Span>): number => {
  const last = words.at(-1)
  if (last === undefined || words.length === 1) return end
  const place = placeOf(speech, last.begin)
  const to = speech[place]?.end ?? end
  return to < end && (speech[place + 1]?.begin ?? Infinity) - to >= minPause ? Math.max(to, last.begin) : end
}

/** The place of the stretch of speech at a time, its end included; -1 if there is none. */
const placeOf = (speech: ReadonlyArray<Span>, time: number): number => {
  let [low, high] = [0, speech.length]
  while (low < high) {
    const half = (low + high) >> 1
    if ((speech[half]?.begin ?? 0) <= time) low = half + 1
    else high = half
  }
  return time <= (speech[low - 1]?.end ?? -1) ? low - 1 : -1
}
