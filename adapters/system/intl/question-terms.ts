import { apartAndTogether, tokensOf } from "./words.ts"

/** A word of a question as the index is asked for it; `open` if longer words that begin with it match too. */
export interface QuestionTerm {
  readonly term: string
  readonly open: boolean
}

const mostTerms = 40
/** From this length on, words are compared without their last letters, where most languages have their endings. */
const inflected = 4
const ending = 2

/** The distinct words of a question in any language; of a run without spaces, its pairs of adjacent characters. */
export const questionTermsOf = (question: string): ReadonlyArray<QuestionTerm> => {
  const words = tokensOf(question).flatMap((one) => apartAndTogether(one).map((word) => ({ word, isRun: one.isRun })))
  const terms = words.flatMap(({ word, isRun }): ReadonlyArray<QuestionTerm> => {
    const letters = Array.from(word)
    if (isRun) {
      return letters.length === 1
        ? [{ term: word, open: true }]
        : letters.slice(1).map((letter, nth) => ({ term: `${letters[nth]}${letter}`, open: false }))
    }
    if (letters.length < inflected || /\d/.test(word)) return [{ term: word, open: false }]
    return [{ term: letters.slice(0, Math.max(inflected, letters.length - ending)).join(""), open: true }]
  })
  return [...new Map(terms.map((one) => [one.term, one])).values()].slice(0, mostTerms)
}
