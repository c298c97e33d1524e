import { knownLanguages } from "../languages/known-languages.ts"
import { type Language, wordsIn } from "./language.ts"

const enough = 20_000
const spaced = ["en", "es", "fr", "de", "pt"]

/** The language of a text, by its letters and its most common words; "other" if it cannot be told. */
const languageOf = (text: string): string => {
  const sample = text.slice(0, enough)
  const letters = count(sample, /\p{L}/gu)
  if (letters === 0) return "other"
  if (count(sample, /[\p{sc=Hira}\p{sc=Kana}]/gu) > letters * 0.1) return "ja"
  if (count(sample, /\p{sc=Hang}/gu) > letters * 0.3) return "ko"
  if (count(sample, /\p{sc=Han}/gu) > letters * 0.3) return "zh"
  if (count(sample, /\p{sc=Latin}/gu) < letters * 0.6) return "other"
  const words = sample.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const hits = knownLanguages.filter(([code]) => spaced.includes(code)).map(([code, data]) => {
    const stops = wordsIn(data.words.stopWords)
    return { code, hits: words.filter((word) => stops.has(word)).length }
  })
  const [best] = hits.toSorted((a, b) => b.hits - a.hits || spaced.indexOf(a.code) - spaced.indexOf(b.code))
  return best === undefined || best.hits === 0 ? "en" : best.code
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const loaded = new Map<string, Promise<Language>>()

/** By the letters and words of a text, or else as stated. The dictionaries are large, and loaded when they are needed. */
export const chooseLanguage = (text: string, stated: string): Promise<Language> => {
  const seen = languageOf(text)
  const code = seen === "other" ? stated : seen
  const language = loaded.get(code) ?? load(code)
  loaded.set(code, language)
  return language
}

const load = async (code: string): Promise<Language> => {
  if (code === "en") return (await import("./read-english.ts")).readEnglish()
  if (code === "zh") return (await import("./read-chinese.ts")).readChinese()
  return (await import("./read-other.ts")).readOther(/^[a-z]{2,3}$/.test(code) ? code : "other")
}
