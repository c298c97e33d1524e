import { hyphenRanges, isOwnLetter, isSkipped, variantOf } from "./bare-letters.ts"

/** A text reduced for searching, unit by unit. */
export interface Folded {
  readonly text: string
  /** The offset in the original of each unit of the folded text; null if they are the same. */
  readonly offsets: Uint32Array | null
}

const accent = /[\u0300-\u036f]/
const hyphen = new RegExp(`[${hyphenRanges}]`)
const notPlain = /[^\0-,.-\u007f]/
const known = new Map<string, string>()

/** Only without what nobody sees. */
export const exactly = (text: string): Folded =>
  notPlain.test(text) ? collected(text, (unit) => isSkipped(unit) ? "" : unit) : { text, offsets: null }

/** Without case, accents, vowel signs, width and hyphens. One unit stays one unit; what would become several is kept. */
export const folded = (text: string): Folded => {
  if (!notPlain.test(text)) return { text: text.toLowerCase(), offsets: null }
  return collected(text.normalize("NFC").length === text.length ? text : withOwnLetters(text), letterOf)
}

const collected = (text: string, letter: (unit: string) => string): Folded => {
  const units: Array<string> = []
  const offsets: Array<number> = []
  for (let at = 0; at < text.length; at++) {
    const plain = letter(text.charAt(at))
    if (plain === "") continue
    units.push(plain)
    offsets.push(at)
  }
  return { text: units.join(""), offsets: Uint32Array.from(offsets) }
}

/** Where the accent of a letter of its own stands apart, the letter takes it up, and the accent stays as it is. */
const withOwnLetters = (text: string): string =>
  text.replaceAll(/(\p{L})([\u0300-\u036f\u0654])/gu, (both) => {
    const own = both.normalize("NFC")
    return isOwnLetter(own.toLowerCase()) ? `${own}${both.slice(-1)}` : both
  })

const letterOf = (unit: string): string => {
  const found = known.get(unit)
  if (found !== undefined) return found
  const made = accent.test(unit) || isSkipped(unit) || hyphen.test(unit) ? "" : foldedLetter(unit)
  known.set(unit, made)
  return made
}

const foldedLetter = (unit: string): string => {
  const letter = variantOf(unit.normalize("NFKC").toLowerCase())
  if (isOwnLetter(letter)) return letter
  const plain = variantOf(letter.normalize("NFKD").replaceAll(/[\u0300-\u036f]/g, ""))
  return plain.length === 1 ? plain : unit
}

/** Where an occurrence ends in the original: after the accents of the last letter. */
export const endOf = (text: string, { offsets }: Folded, last: number): number => {
  let end = (offsets === null ? last : offsets[last] ?? text.length - 1) + 1
  while (end < text.length && (accent.test(text.charAt(end)) || isSkipped(text.charAt(end)))) end += 1
  return end
}
