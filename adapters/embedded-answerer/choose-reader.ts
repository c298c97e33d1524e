import { languageOf } from "#adapters/embedded-analyst/choose-language.ts"
import { englishReader } from "./english-reader.ts"
import { otherReader } from "./other-reader.ts"
import type { Reader } from "./reader.ts"

const readers = new Map<string, Promise<Reader>>()

/** By the letters and words of the text, or else by its stated language. Readers are kept. */
export const chooseReader = (text: string, stated: string): Promise<Reader> => {
  const seen = languageOf(text)
  const code = seen === "other" ? stated : seen
  const known = readers.get(code) ?? load(code)
  readers.set(code, known)
  return known
}

/** The Chinese dictionary is large, and loaded only if needed. */
const load = async (code: string): Promise<Reader> => {
  if (code === "en") return englishReader()
  if (code === "zh") return (await import("./chinese-reader.ts")).chineseReader()
  return otherReader(isLanguage(code) ? code : "other")
}

const isLanguage = (code: string): boolean => /^[a-z]{2,3}$/.test(code)
