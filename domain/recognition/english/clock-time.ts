import { digitOf, scaleOf, teenOf } from "../../text/english-number-words.ts"
import { smallAt } from "./cardinal.ts"
import type { Piece, Words } from "./piece.ts"

/** "Three thirty p.m.", "ten a.m.", "five o'clock", and "at ten fifteen". */
export const clockTimeAt = (words: Words, at: number): ReadonlyArray<Piece> | null => {
  const hour = digitOf.get(words[at] ?? "") ?? teenOf.get(words[at] ?? "") ?? 0
  if (hour === 0 || hour > 12) return null
  if (words[at + 1] === "o'clock") return [{ text: String(hour), length: 1 }, { text: "o'clock", length: 1 }]
  const minutes = minutesAt(words, at + 1)
  const after = at + 1 + (minutes?.length ?? 0)
  const half = halfAt(words, after)
  const isTime = half !== null || (minutes !== null && clockwords.has(words[at - 1] ?? "") && !isCount(words, after))
  if (!isTime) return null
  return [
    { text: `${hour}${minutes?.text ?? ""}`, length: 1 + (minutes?.length ?? 0) },
    ...(half === null ? [] : [half]),
  ]
}

const minutesAt = (words: Words, at: number): Piece | null => {
  const digit = words[at] === "oh" || words[at] === "o" ? digitOf.get(words[at + 1] ?? "") : undefined
  if (digit !== undefined) return { text: `:0${digit}`, length: 2 }
  const minutes = smallAt(words, at)
  return minutes === null || minutes.value < 10 || minutes.value > 59
    ? null
    : { text: `:${minutes.value}`, length: minutes.length }
}

/** Which half of the day. */
const halfAt = (words: Words, at: number): Piece | null => {
  const word = words[at] ?? ""
  const plain = word.replaceAll(".", "")
  if (plain === "am" || plain === "pm") return { text: plain, length: 1 }
  const [first, second] = [plain, (words[at + 1] ?? "").replaceAll(".", "")]
  return (first === "a" || first === "p") && second === "m" ? { text: `${first}m`, length: 2 } : null
}

/** Words before a time. */
const clockwords = new Set(["at", "by", "until", "till"])
const units = new Set(["hundred", "point", "percent", "per", "dollars", "dollar", "euros", "euro", "people"])

const isCount = (words: Words, at: number): boolean => units.has(words[at] ?? "") || scaleOf.has(words[at] ?? "")
