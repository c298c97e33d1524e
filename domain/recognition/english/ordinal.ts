import { largeOrdinalOf, months, smallOrdinalOf, tensOf } from "../../text/english-number-words.ts"
import type { Piece, Words } from "./piece.ts"

/** "Tenth" and above, and any in a date: "March 9th". */
export const ordinalAt = (words: Words, at: number): ReadonlyArray<Piece> | null => {
  const word = words[at] ?? ""
  const large = largeOrdinalOf.get(word)
  // "A tenth" is a fraction.
  if (large !== undefined) return words[at - 1] === "a" ? null : [{ text: written(large), length: 1 }]
  const small = smallOrdinalOf.get(word)
  if (small !== undefined) return isDate(words, at, 1) ? [{ text: written(small), length: 1 }] : null
  const ten = tensOf.get(word)
  const digit = smallOrdinalOf.get(words[at + 1] ?? "")
  if (ten === undefined || digit === undefined) return null
  // "A twenty second break" lasts seconds.
  return digit !== 2 || isDate(words, at, 2) ? [{ text: written(ten + digit), length: 2 }] : null
}

const isDate = (words: Words, at: number, length: number): boolean =>
  months.has(words[at - 1] ?? "") || (words[at + length] === "of" && months.has(words[at + length + 1] ?? ""))

const written = (value: number): string => {
  const isTeen = value > 10 && value < 14
  return `${value}${isTeen ? "th" : ["th", "st", "nd", "rd"][value % 10] ?? "th"}`
}
