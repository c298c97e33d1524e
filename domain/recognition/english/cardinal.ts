import { digitOf, hyphenatedOf, scaleOf, teenOf, tensOf } from "../../text/english-number-words.ts"

/** A number at a place in a list of words, and how many of them it takes. */
export interface Cardinal {
  readonly value: number
  readonly length: number
}

type Words = ReadonlyArray<string>

/** The whole number that begins at `at`, as long as possible: "two hundred and five thousand" is one, "ten six" is two. */
export const cardinalAt = (words: Words, at: number): Cardinal | null => {
  let [value, length, limit] = [0, 0, Infinity]
  for (;;) {
    const joint = length > 0 && words[at + length] === "and" ? 1 : 0
    const group = groupAt(words, at + length + joint)
    if (group === null || (joint === 1 && group.value > 99)) break
    const next = at + length + joint + group.length
    const scale = group.value < 1000 ? scaleOf.get(words[next] ?? "") : undefined
    // After "and", only a small number at the end still belongs: "a thousand and two hundred" are two.
    if ((scale ?? group.value) >= limit || (joint === 1 && scale !== undefined)) break
    value += group.value * (scale ?? 1)
    length += joint + group.length + (scale === undefined ? 0 : 1)
    if (scale === undefined) break
    limit = scale
  }
  return length === 0 ? null : { value, length }
}

/** 1 to 99. */
export const smallAt = (words: Words, at: number): Cardinal | null => {
  const word = words[at] ?? ""
  const single = digitOf.get(word) ?? teenOf.get(word) ?? hyphenatedOf.get(word)
  if (single !== undefined) return { value: single, length: 1 }
  const ten = tensOf.get(word)
  if (ten === undefined) return null
  const digit = digitOf.get(words[at + 1] ?? "")
  return digit === undefined ? { value: ten, length: 1 } : { value: ten + digit, length: 2 }
}

/** 1 to 999, "fifteen hundred", and "a" before a hundred or a larger unit. */
const groupAt = (words: Words, at: number): Cardinal | null => {
  const next = words[at + 1] ?? ""
  const small = words[at] === "a" && (next === "hundred" || scaleOf.has(next))
    ? { value: 1, length: 1 }
    : smallAt(words, at)
  if (small === null || words[at + small.length] !== "hundred" || isTens(small.value)) return small
  const [value, length] = [small.value * 100, small.length + 1]
  const joint = words[at + length] === "and" ? 1 : 0
  const rest = smallAt(words, at + length + joint)
  const isOver = rest === null || words[at + length + joint + rest.length] === "hundred"
  return isOver ? { value, length } : { value: value + rest.value, length: length + joint + rest.length }
}

/** Nobody says "twenty hundred". */
const isTens = (value: number): boolean => value >= 10 && value % 10 === 0
