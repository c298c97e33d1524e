import { joined } from "./coverage.ts"
import type { Span, Word } from "./speech.ts"

/** The confidence of all words in a stretch that an engine could not make out: another language, or poor sound. */
export const unclearConfidence = 0.05

export const isUnclear = ({ confidence }: Word): boolean => confidence !== null && confidence <= unclearConfidence

/** Milliseconds. Stretches are divided at longer pauses, and shorter ones are not worth a notice. */
const longestPause = 10_000
const shortest = 1000

/** When what was said could not be understood, in order. */
export const unclearStretches = (words: ReadonlyArray<Word>): ReadonlyArray<Span> => {
  const stretches: Array<{ readonly begin: number; end: number }> = []
  let isOpen = false
  for (const word of words) {
    const { begin, end } = word
    const last = stretches.at(-1)
    if (isUnclear(word) && isOpen && last !== undefined && begin - last.end < longestPause) {
      last.end = Math.max(last.end, end)
    } else if (isUnclear(word)) stretches.push({ begin, end })
    isOpen = isUnclear(word)
  }
  return joined(stretches).filter(({ begin, end }) => end - begin >= shortest)
}
