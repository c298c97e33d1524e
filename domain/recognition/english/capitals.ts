import { months } from "../../text/english-number-words.ts"
import type { Words } from "./piece.ts"

/** Lower-case words and how they are spelled: names that the owner has given. */
export type Names = ReadonlyMap<string, string>

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

const titles: ReadonlyMap<string, string> = new Map([
  ...["mr", "mr.", "mister"].map((word) => [word, "Mr"] as const),
  ...["mrs", "mrs.", "missus"].map((word) => [word, "Mrs"] as const),
  ...["ms", "ms."].map((word) => [word, "Ms"] as const),
  ...["dr", "dr."].map((word) => [word, "Dr"] as const),
])

/** "Polish" and "turkey" are left out: they are more often ordinary words. */
const proper = set(
  "monday tuesday wednesday thursday friday saturday sunday "
    + "english german french spanish italian portuguese dutch danish swedish norwegian finnish icelandic irish scottish "
    + "welsh british greek turkish russian ukrainian czech slovak hungarian romanian bulgarian serbian croatian austrian "
    + "swiss belgian european american canadian mexican brazilian argentinian chilean colombian australian african "
    + "egyptian moroccan nigerian kenyan ethiopian asian chinese japanese korean vietnamese thai indonesian malaysian "
    + "indian pakistani bangladeshi iranian iraqi israeli arabic hebrew hindi mandarin cantonese latin christian jewish "
    + "muslim buddhist europe america africa asia australia england scotland ireland britain france germany spain italy "
    + "portugal poland sweden norway denmark finland russia ukraine canada mexico brazil india japan korea vietnam "
    + "london paris berlin christmas easter",
)

const beforeMonths = set("in since until till of from mid early")
const ordinary = set(
  "and or but the a an is was are were has have had will who what how that said says can could would i you we he she it they to",
)

/** Capitals for "I", titles and the names after them, days, months, nationalities, and names that are known. */
export const withCapitals = (words: Words, names: Names): Words =>
  words.map((word, at) => {
    const lower = word.toLowerCase()
    const bare = lower.replace(/'s$/, "")
    const ending = word.slice(bare.length)
    const title = isTitle(words, at) ? titles.get(lower) : undefined
    if (title !== undefined) return title
    const name = names.get(bare)
    if (name !== undefined) return `${name}${ending}`
    const isCapital = /^i(?:'|$)/.test(lower) || isProper(bare) || isTitle(words, at - 1) || isMonth(words, at, bare)
    return isCapital ? capital(word) : word
  })

/** Whether a lower-case word is always a name: of a day, a holiday, a people, a language or a place. */
export const isProper = (word: string): boolean => proper.has(word) || proper.has(word.replace(/s$/, ""))

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const isTitle = (words: Words, at: number): boolean => {
  const next = words[at + 1]?.toLowerCase() ?? ""
  return titles.has(words[at]?.toLowerCase() ?? "") && /^\p{L}/u.test(next) && !ordinary.has(next)
}

/** "March" and "may" are months only beside a date or a word such as "in". */
const isMonth = (words: Words, at: number, bare: string): boolean => {
  if (!months.has(bare)) return false
  if (bare !== "march" && bare !== "may") return true
  const isDate = /^\d/.test(words[at + 1] ?? "") || (words[at - 1] === "of" && /^\d/.test(words[at - 2] ?? ""))
  return isDate || beforeMonths.has(words[at - 1]?.toLowerCase() ?? "")
}
