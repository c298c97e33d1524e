import { textLanguage } from "../text/text-language.ts"
import { type Fault, isSameLanguage, primary } from "./translation.ts"

export interface CheckedBy {
  readonly source: string
  readonly target: string
  readonly glossary: ReadonlyArray<string>
}

/** What is wrong with the translation of a line, found by code; null if nothing is. */
export const lineFault = (
  source: string,
  text: string,
  { source: from, target, glossary }: CheckedBy,
): Fault | null => {
  if (text.trim() === "") return "empty"
  if (!keepsNumbers(source, text)) return "numbers"
  if (termsIn(source, glossary).some((term) => !contains(text, term))) return "glossary"
  if (!isPlausiblyLong(source, text)) return "length"
  return isUntranslated(source, text, from, target) ? "language" : null
}

/** The terms that occur in a text, as whole words where the script has them. */
export const termsIn = (text: string, glossary: ReadonlyArray<string>): ReadonlyArray<string> =>
  glossary.filter((term) => contains(text, term))

const contains = (text: string, term: string): boolean => {
  const within = fold(text)
  const wanted = fold(term)
  if (wanted === "") return false
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    if (!isJoined(within[at - 1], wanted[0]) && !isJoined(wanted.at(-1), within[at + wanted.length])) return true
  }
  return false
}

const fold = (text: string): string => text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim()

/** Whether two neighbours belong to one word; Chinese, Japanese and Korean have no spaces between words and endings. */
const isJoined = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && inWord.test(one) && inWord.test(other)

const inWord = /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[\p{L}\p{N}]/u

/** Separators may change ("3.5", "3,5"), and grouping ("1,000", "1 000"); digits may not. English ordinals may become words. */
const keepsNumbers = (source: string, text: string): boolean => {
  const before = latinDigits(source).replaceAll(/\d+(?=(?:st|nd|rd|th)\b)/gi, "")
  const after = latinDigits(text)
  return isWithin(before.match(/\d+/g), after.match(/\d+/g)) || isWithin(grouped(before), grouped(after))
}

const grouped = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(/\d+(?:[.,'’\s]\d{3})*(?!\d)/gu), ([number]) => number.replaceAll(/\D/g, ""))

const isWithin = (wanted: ReadonlyArray<string> | null, found: ReadonlyArray<string> | null): boolean => {
  const left = [...(found ?? [])]
  return (wanted ?? []).every((number) => {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50]

const latinDigits = (text: string): string =>
  text.normalize("NFKC").replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((zero) => code >= zero && code < zero + 10)
    return zero === undefined ? digit : String(code - zero)
  })

const minRatio = 0.3
const maxRatio = 3
/** Below this, words such as "OK" differ too much for a ratio. */
const shortLine = 30

const isPlausiblyLong = (source: string, text: string): boolean => {
  const before = weightOf(source)
  const after = weightOf(text)
  if (before <= shortLine && after <= shortLine) return true
  const ratio = after / Math.max(1, before)
  return ratio >= minRatio && ratio <= maxRatio
}

/** A character of Chinese, Japanese or Korean says about as much as two or three letters. */
const weightOf = (text: string): number =>
  text.trim().length + 1.5 * (text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu)?.length ?? 0)

const minWords = 6
/** Targets that can be told apart by script or common words; not Dutch, which shares many short words with English. */
const recognised = new Set("ar bg bn de el en es fa fr he hi ja ko pt ru th uk zh".split(" "))
/** Their common words are too similar to tell them apart in short lines. */
const alike = new Set(["es", "pt", "fr"])

const isUntranslated = (source: string, text: string, from: string, target: string): boolean => {
  const words = text.match(/\p{L}+/gu) ?? []
  if (isSameLanguage(from, target)) return false
  if (words.length >= minWords && fold(source) === fold(text)) return textLanguage(source) === primary(from)
  const areAlike = alike.has(primary(from)) && alike.has(primary(target))
  const isLong = words.length >= minWords * 2 || weightOf(text) > text.length * 1.5
  return recognised.has(primary(target)) && !areAlike && isLong && textLanguage(text) === primary(from) &&
    !sharesScript(from, target)
}

/** Japanese is written with Chinese characters too. */
const sharesScript = (from: string, target: string): boolean => primary(from) === "zh" && primary(target) === "ja"
