import { functionWords } from "./function-words.ts"
import { numbersIn } from "./numbers.ts"
import { isSameWord, saidWords } from "./said-words.ts"

/** At least this share of the words that mean something has to be in the cited lines. */
const leastShare = 0.5
const none: ReadonlySet<string> = new Set()

/**
 * Whether a sentence speaks of what its lines speak of: half of its words are there, in some form, and one of them, or
 * a number, in the quote. In Chinese, Japanese and Korean, where names cannot be recognised, all of them are.
 */
export const sharesWords = (text: string, quote: string, said: string, language: string): boolean => {
  if (/^(?:zh|ja|ko)$/.test(language)) return isAllSaid(text, said, language)
  const words = contentOf(text, language)
  const spoken = contentOf(said, language)
  const quoted = contentOf(quote, language)
  const found = words.filter((word) => spoken.some((one) => isSameWord(one, word)))
  const isQuoted = words.some((word) => quoted.some((one) => isSameWord(one, word)))
  if (words.length === 0) return numbersIn(text, language).length > 0
  return found.length >= words.length * leastShare && (isQuoted || numbersIn(quote, language).length > 0)
}

const contentOf = (text: string, language: string): ReadonlyArray<string> => {
  const fillers = functionWords[language] ?? none
  return saidWords(text).filter(({ raw, key }) =>
    key.length > 1 && !fillers.has(key) && !fillers.has(raw.toLowerCase().replaceAll("’", "'")) && !/\d/.test(key)
  ).map(({ key }) => key)
}

/** Particles and endings of Japanese, which stand between the words. */
const particle = /^\p{sc=Hira}{1,3}$/u
/** A Korean word takes particles: its first two syllables have to be said, or all of a shorter one. */
const koreanStem = 2

const isAllSaid = (text: string, said: string, language: string): boolean => {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" })
  const spoken = said.normalize("NFKC").toLowerCase()
  const words = Array.from(segmenter.segment(text.normalize("NFKC").toLowerCase()))
    .flatMap(({ segment, isWordLike }) => isWordLike === true ? [segment] : [])
  const wanted = words.filter((word) => !/^[\d.,]+$/.test(word) && !(language === "ja" && particle.test(word)))
  return wanted.every((word) => spoken.includes(language === "ko" ? word.slice(0, koreanStem) : word))
}
