import type { Coverage, CoverageGap } from "../task/coverage.ts"
import { lengthOf, type Span, type Word } from "./speech.ts"

/** Milliseconds around a word that count as covered, since recognisers place word boundaries loosely. */
const reach = 1000
/** Milliseconds. A word that seems to last longer spans a stretch in which nothing was recognised. */
const longestWord = 1500
/** Milliseconds. Shorter stretches without words are breaths and pauses that the detector mistook for speech. */
const minGap = 1500
/** The same for speech with a pause on both sides, so that words next to it do not count for it. */
const minUtterance = 800
const near = 300

/** What was recognised in a recording: words with times, and spans whose text has no word times. */
export interface Evidence {
  readonly words: ReadonlyArray<Word>
  readonly spans: ReadonlyArray<Span>
}

/**
 * Speech in which nothing was recognised: every stretch of at least 1.5 s without a word or sentence nearby, and every
 * utterance between pauses, of at least 0.8 s, without any.
 */
export const silentSpeech = (speech: ReadonlyArray<Span>, evidence: Evidence): ReadonlyArray<Span> => {
  const utterances = joined(speech)
  const stretches = subtract(utterances, covered(evidence, reach)).filter(isAtLeast(minGap))
  const close = covered(evidence, near)
  const silent = utterances.filter(isAtLeast(minUtterance)).filter((one) =>
    lengthOf(subtract([one], close)) === one.end - one.begin
  )
  return joined([...stretches, ...silent])
}

const covered = ({ words, spans }: Evidence, around: number): ReadonlyArray<Span> =>
  joined([
    ...words.map(({ begin, end }) => ({ begin: begin - around, end: Math.min(end, begin + longestWord) + around })),
    ...spans,
  ])

const isAtLeast = (length: number) => ({ begin, end }: Span): boolean => end - begin >= length

/** The coverage receipt: speech detected, speech transcribed, and each gap with its reason. */
export const coverageOf = (speech: ReadonlyArray<Span>, gaps: ReadonlyArray<CoverageGap>): Coverage => {
  const total = lengthOf(speech)
  const missing = lengthOf(gaps)
  const transcribed = Math.max(0, total - missing)
  return { speech: total, transcribed, ratio: total === 0 ? 1 : transcribed / total, gaps, possible: [] }
}

/** Sorts spans and merges those that overlap or touch. */
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

/** The parts of `spans` outside `gaps`. Both must be in order and without overlap. */
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
