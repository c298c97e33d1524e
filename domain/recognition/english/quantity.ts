import { digitOf, scaleOf, teenOf, tensOf } from "../../text/english-number-words.ts"
import { type Cardinal, cardinalAt, smallAt } from "./cardinal.ts"
import type { Piece, Words } from "./piece.ts"

/** What follows a number and is written as a sign beside it. */
interface Unit {
  readonly before: string
  readonly after: string
  readonly length: number
}

/** An amount of money, a percentage, a decimal, or a whole number from ten on. */
export const quantityAt = (words: Words, at: number): ReadonlyArray<Piece> | null => {
  const whole = words[at] === "zero" ? { value: 0, length: 1 } : cardinalAt(words, at)
  if (whole === null) return null
  const decimals = decimalsAt(words, at + whole.length)
  const number = decimals === null
    ? withoutScale(words, at, whole)
    : { text: `${grouped(whole.value)}.${decimals.text}`, length: whole.length + decimals.length }
  const scale = scaleOf.has(words[at + number.length] ?? "") ? 1 : 0
  const unit = unitAt(words, at + number.length + scale)
  const isVague = words[at] === "a" && whole.length === 2
  if (unit === null && decimals === null && (whole.value < 10 || isVague)) return null
  const { before, after, length } = unit ?? { before: "", after: "", length: 0 }
  if (scale === 1) {
    return [
      { text: `${before}${number.text}`, length: number.length },
      { text: `${words[at + number.length] ?? ""}${after}`, length: 1 + length },
    ]
  }
  const cents = before === "$" && decimals === null ? centsAt(words, at + number.length + length) : null
  return [{
    text: `${before}${number.text}${cents?.text ?? ""}${after}`,
    length: number.length + length + (cents?.length ?? 0),
  }]
}

export const unitAt = (words: Words, at: number): Unit | null => {
  const word = words[at] ?? ""
  if (word === "dollars" || word === "dollar") return { before: "$", after: "", length: 1 }
  if (word === "euros" || word === "euro") return { before: "€", after: "", length: 1 }
  if (word === "percent") return { before: "", after: "%", length: 1 }
  return word === "per" && words[at + 1] === "cent" ? { before: "", after: "%", length: 2 } : null
}

/** Millions and billions stay words: "5 million". */
const withoutScale = (words: Words, at: number, { value, length }: Cardinal): Piece => {
  const scale = scaleOf.get(words[at + length - 1] ?? "") ?? 1
  return scale > 1000 && value < 1000 * scale
    ? { text: String(value / scale), length: length - 1 }
    : { text: grouped(value), length }
}

const grouped = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ",")

/** "Point one four", "point oh five" or "point twenty five". */
const decimalsAt = (words: Words, at: number): Piece | null => {
  if (words[at] !== "point") return null
  const first = words[at + 1] ?? ""
  if (tensOf.has(first) || teenOf.has(first)) {
    const two = smallAt(words, at + 1)
    return two === null ? null : { text: String(two.value), length: 1 + two.length }
  }
  const digits = words.slice(at + 1).findIndex((word) => !isDigit(word))
  const taken = words.slice(at + 1, digits < 0 ? words.length : at + 1 + digits)
  return taken.length === 0
    ? null
    : { text: taken.map((word) => digitOf.get(word) ?? 0).join(""), length: 1 + taken.length }
}

const isDigit = (word: string): boolean => digitOf.has(word) || word === "zero" || word === "oh"

/** "(And) fifty cents" after dollars. */
const centsAt = (words: Words, at: number): Piece | null => {
  const joint = words[at] === "and" ? 1 : 0
  const cents = smallAt(words, at + joint)
  if (cents === null || words[at + joint + cents.length] !== "cents") return null
  return { text: `.${String(cents.value).padStart(2, "0")}`, length: joint + cents.length + 1 }
}
