import {
  decadeOf,
  digitOf,
  largeOrdinalOf,
  months,
  scaleOf,
  smallOrdinalOf,
  teenOf,
} from "../../text/english-number-words.ts"
import { cardinalAt, smallAt } from "./cardinal.ts"
import type { Piece, Words } from "./piece.ts"

/** "Nineteen eighty four", "twenty twenty six", "nineteen oh five", "the nineteen eighties", "in two thousand ten". */
export const yearAt = (words: Words, at: number): ReadonlyArray<Piece> | null => {
  const century = centuryOf(words[at] ?? "")
  if (century === null) return thousandsAt(words, at)
  const next = words[at + 1] ?? ""
  const decade = decadeOf.get(next)
  if (decade !== undefined) return [{ text: `${century}${decade}s`, length: 2 }]
  const digit = next === "oh" || next === "o" ? digitOf.get(words[at + 2] ?? "") : undefined
  if (digit !== undefined) return [{ text: `${century}0${digit}`, length: 3 }]
  const rest = smallAt(words, at + 1)
  if (rest === null || rest.value < 10 || isQuantity(words, at + 1 + rest.length)) return null
  // "Twenty thirty" may be two numbers.
  const isSure = century < 20 || rest.value % 10 !== 0 || isDated(words, at)
  return isSure ? [{ text: `${century}${rest.value}`, length: 1 + rest.length }] : null
}

/** 16 to 20. */
const centuryOf = (word: string): number | null => {
  const century = word === "twenty" ? 20 : teenOf.get(word) ?? 0
  return century < 16 ? null : century
}

const thousandsAt = (words: Words, at: number): ReadonlyArray<Piece> | null => {
  if (words[at] !== "two" || words[at + 1] !== "thousand" || !isDated(words, at)) return null
  const year = cardinalAt(words, at)
  return year === null || year.value <= 2000 || year.value > 2099 || isQuantity(words, at + year.length)
    ? null
    : [{ text: String(year.value), length: year.length }]
}

const units = new Set(["hundred", "point", "percent", "per", "dollars", "dollar", "euros", "euro", "people"])

const isQuantity = (words: Words, at: number): boolean => units.has(words[at] ?? "") || scaleOf.has(words[at] ?? "")

const datings = new Set("in since until till year years of during early late mid".split(" "))

/** Whether the word before belongs to a date. */
const isDated = (words: Words, at: number): boolean => {
  const before = words[at - 1] ?? ""
  const isOrdinal = smallOrdinalOf.has(before) || largeOrdinalOf.has(before)
  return datings.has(before) || months.has(before) || (isOrdinal && months.has(words[at - 2] ?? ""))
}
