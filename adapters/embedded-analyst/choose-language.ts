import { otherLanguages } from "./data/other-languages.ts"

const enough = 20_000
const english = /^(?:the|and|of|to|is|in|that|it|we|you|for|on|are|this|will|be|have|with)$/

/** The language of a text, by its letters and its most common words; "other" if it cannot be told. */
export const languageOf = (text: string): string => {
  const sample = text.slice(0, enough)
  const letters = count(sample, /\p{L}/gu)
  if (letters === 0) return "other"
  if (count(sample, /[\p{sc=Hira}\p{sc=Kana}]/gu) > letters * 0.1) return "ja"
  if (count(sample, /\p{sc=Hang}/gu) > letters * 0.3) return "ko"
  if (count(sample, /\p{sc=Han}/gu) > letters * 0.3) return "zh"
  if (count(sample, /\p{sc=Latin}/gu) < letters * 0.6) return "other"
  const words = sample.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const hits = ["es", "fr", "de", "pt"].map((code) => ({
    code,
    hits: words.filter((word) => otherLanguages[code]?.stopWords.has(word)).length,
  }))
  const best = hits.toSorted((a, b) => b.hits - a.hits)[0]
  const englishHits = words.filter((word) => english.test(word)).length * 2
  if (best === undefined || englishHits >= best.hits) return "en"
  return best.code
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
