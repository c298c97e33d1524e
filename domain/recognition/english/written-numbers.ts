import { cardinalAt } from "./cardinal.ts"
import { clockTimeAt } from "./clock-time.ts"
import { ordinalAt } from "./ordinal.ts"
import { asSpoken, type Piece, type Words } from "./piece.ts"
import { quantityAt, unitAt } from "./quantity.ts"
import { yearAt } from "./year.ts"

/**
 * Writes numbers in digits where that is usual: from ten on, and small ones with a unit, in times and in dates. Every
 * other word stays as it is. The pieces together stand for all words, in order.
 */
export const withNumbers = (words: Words): ReadonlyArray<Piece> => {
  const lower = words.map((word) => word.toLowerCase())
  const pieces: Array<Piece> = []
  let at = 0
  while (at < words.length) {
    const found = numberAt(lower, at) ?? asSpoken(words, at, 1)
    pieces.push(...found)
    at += found.reduce((sum, { length }) => sum + length, 0)
  }
  return pieces
}

const numberAt = (words: Words, at: number): ReadonlyArray<Piece> | null => {
  for (const rule of [clockTimeAt, yearAt, ordinalAt, rangeAt, quantityAt]) {
    const found = rule(words, at)
    if (found !== null) return found
  }
  return null
}

const large = new Set(["hundred", "thousand", "million", "billion"])

/** The first number of "five to ten": written as the second one is, since they share its unit. */
const rangeAt = (words: Words, at: number): ReadonlyArray<Piece> | null => {
  const first = cardinalAt(words, at)
  if (first === null || first.length > 2) return null
  const joint = words[at + first.length] ?? ""
  const from = at + first.length + 1
  const second = joint === "to" || joint === "or" ? cardinalAt(words, from) : null
  if (second === null || words.slice(at, from).some((word) => large.has(word))) return null
  const rest = words.slice(from, from + second.length + 1)
  // "Two or three hundred" must not become "two or 300".
  if (rest.some((word) => large.has(word))) return asSpoken(words, at, first.length + 1 + second.length)
  const unit = unitAt(words, from + second.length)
  if (second.value < 10 && unit === null) return null
  return [{ text: `${unit?.before ?? ""}${first.value}`, length: first.length }]
}
