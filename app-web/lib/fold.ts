/** A text reduced for searching, unit by unit. */
export interface Folded {
  readonly text: string
  /** The offset in the original of each unit of the folded text; null if they are the same. */
  readonly offsets: Uint32Array | null
}

/** What nobody sees or types: soft hyphens, zero-width characters and marks of direction. */
const unseen = String.raw`\u00AD\u034F\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF`

/** Vowel signs and the like, which Hebrew and Arabic are mostly written without, and the Arabic line that lengthens a word. */
const vowels = String.raw`\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670`
  + String.raw`\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED`

const skippedRanges = `${unseen}${vowels}`

const isSkipped = (unit: string): boolean => skipped.test(unit)
const skipped = new RegExp(`[${skippedRanges}]`)

/** A hyphen joins what others write as one word: "e-mail" is "email". */
const hyphenRanges = String.raw`\u2010\u2011-`

/**
 * Letters that are written in several ways, or differ by keyboard: the forms of alef, the Arabic and Persian yeh and kaf, teh
 * marbuta, the sigma at the end of a word.
 */
const variants: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ۀ: "ه",
  ہ: "ه",
  ە: "ه",
  ς: "σ",
}

/** The same for a letter in lower case. */
const variantOf = (letter: string): string => variants[letter] ?? letter

/** Letters of their own, though Unicode composes them of another one and an accent. */
const ownLetters = new Set("йўїѓќؤئ")

const isOwnLetter = (letter: string): boolean => ownLetters.has(letter)

const accent = /[\u0300-\u036f]/
const hyphen = new RegExp(`[${hyphenRanges}]`)
const notPlain = /[^\0-,.-\u007f]/
const known = new Map<string, string>()

/** Only without what nobody sees. */
export const exactly = (text: string): Folded =>
  notPlain.test(text) ? collected(text, (unit) => isSkipped(unit) ? "" : unit) : { text, offsets: null }

/** Without case, accents, vowel signs, width and hyphens. One unit stays one unit; what would become several is kept. */
export const fold = (text: string): Folded => {
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
