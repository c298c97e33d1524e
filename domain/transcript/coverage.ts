import type { Coverage, CoverageGap } from "../task/coverage.ts"
import { lengthOf, type Span, type Word } from "./speech.ts"

/** Words this near to speech without words still account for it: recognisers set word borders loosely. In ms. */
const reach = 1000
/** Shorter stretches without a word are breaths and pauses that the detector took for speech. */
const shortest = 1500

/** What was heard in a stretch of the recording: words with times, or text that stands for the whole stretch. */
export interface Evidence {
  readonly words: ReadonlyArray<Word>
  /** Spans whose text is known without word times. */
  readonly spans: ReadonlyArray<Span>
}

/** Speech for which nothing was heard: every stretch of at least 1.5 s that no word or sentence comes near. */
export const silentSpeech = (speech: ReadonlyArray<Span>, evidence: Evidence): ReadonlyArray<Span> => {
  const heard = joined([
    ...evidence.words.map(({ begin, end }) => ({ begin: begin - reach, end: end + reach })),
    ...evidence.spans,
  ])
  return subtract(joined(speech), heard).filter(({ begin, end }) => end - begin >= shortest)
}

/** The receipt: what was detected, what was transcribed, and what is missing, each with its reason. */
export const coverageOf = (speech: ReadonlyArray<Span>, gaps: ReadonlyArray<CoverageGap>): Coverage => {
  const total = lengthOf(speech)
  const missing = lengthOf(gaps)
  const transcribed = Math.max(0, total - missing)
  return { speech: total, transcribed, ratio: total === 0 ? 1 : transcribed / total, gaps }
}

/** Overlapping and touching spans as one, in order. */
export const joined = (spans: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const result: Array<Span> = []
  for (const { begin, end } of spans.toSorted((a, b) => a.begin - b.begin)) {
    const last = result.at(-1)
    if (last !== undefined && begin <= last.end) {
      result[result.length - 1] = { begin: last.begin, end: Math.max(last.end, end) }
    } else result.push({ begin, end })
  }
  return result
}

/** What of `spans` lies outside `holes`; both in order and without overlap. */
export const subtract = (spans: ReadonlyArray<Span>, gaps: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const result: Array<Span> = []
  let next = 0
  for (const span of spans) {
    while (next < gaps.length && (gaps[next]?.end ?? 0) <= span.begin) next++
    let { begin } = span
    for (let at = next; at < gaps.length; at++) {
      const gap = gaps[at]
      if (gap === undefined || gap.begin >= span.end) break
      if (gap.begin > begin) result.push({ begin, end: gap.begin })
      begin = Math.max(begin, gap.end)
    }
    if (begin < span.end) result.push({ begin, end: span.end })
  }
  return result
}
