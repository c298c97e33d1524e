/** What nobody sees or types: soft hyphens, zero-width characters and marks of direction. */
export const unseenRanges = String.raw`\u00AD\u034F\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF`

/** Vowel signs and the like, which Hebrew and Arabic are mostly written without, and the Arabic line that lengthens a word. */
const vowels = String.raw`\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670`
  + String.raw`\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED`

/** The ranges of characters that no search counts, for a regular expression. */
export const skippedRanges = `${unseenRanges}${vowels}`

export const isSkipped = (unit: string): boolean => skipped.test(unit)
const skipped = new RegExp(`[${skippedRanges}]`)

/** A hyphen joins what others write as one word: "e-mail" is "email". */
export const hyphenRanges = String.raw`\u2010\u2011-`

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

/** The letter that one in lower case is compared as. */
export const variantOf = (letter: string): string => variants[letter] ?? letter

/** A text of such letters, as it is compared: without what is skipped. */
export const withoutVariants = (text: string): string =>
  /[^ -~]/.test(text) ? Array.from(text.replaceAll(new RegExp(skipped, "g"), ""), variantOf).join("") : text

/** Letters of their own, though Unicode composes them of another one and an accent. */
const ownLetters = new Set("йўїѓќؤئ")

export const isOwnLetter = (letter: string): boolean => ownLetters.has(letter)
