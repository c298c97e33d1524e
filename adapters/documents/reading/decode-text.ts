import { analyse } from "chardet"
import { type OddCharacters, oddCharactersIn } from "./odd-characters.ts"
import { Refused } from "./refused.ts"

export interface TextOptions {
  /** Whether text without a byte-order mark that could be GB 18030 is decoded as such: in the China edition. */
  readonly prefersGb18030: boolean
}

const marks: ReadonlyArray<readonly [string, string]> = [
  ["efbbbf", "utf-8"],
  ["fffe", "utf-16le"],
  ["feff", "utf-16be"],
]
const sample = 65_536
const enoughToGuess = 100

/**
 * The text of a file in an unknown encoding: by byte-order mark, otherwise as UTF-8 if most of what is not ASCII can be read
 * as such, otherwise as UTF-16 by the position of its zero bytes, otherwise by letter frequencies. Single bytes that cannot
 * be read are replaced; a file with many of them, or many control characters, is not text.
 */
export const decodeText = (bytes: Uint8Array, options: TextOptions): string => {
  const text = marked(bytes) ?? escaped(bytes) ?? utf8(bytes) ?? wide(bytes) ?? guessed(bytes, options)
  if (text === null) throw new Refused("unsupported", "this is neither text nor a known document")
  return text
}

const marked = (bytes: Uint8Array): string | null => {
  const head = Buffer.from(bytes.subarray(0, 3)).toString("hex")
  const encoding = marks.find(([mark]) => head.startsWith(mark))?.[1]
  return encoding === undefined ? null : decodedIf(isMostlyText, encoding, bytes)
}

/** Japanese mails are ASCII and escape characters, so they would also be UTF-8 with control characters. */
const escaped = (bytes: Uint8Array): string | null =>
  Buffer.from(bytes.subarray(0, sample)).includes("\u001B$") ? decodedIf(isPlausible, "iso-2022-jp", bytes) : null

const utf8 = (bytes: Uint8Array): string | null => decodedIf(isMostlyText, "utf-8", bytes)

const wide = (bytes: Uint8Array): string | null => {
  const head = bytes.subarray(0, sample)
  if (head.filter((byte) => byte > 0x1F && byte < 0x7F).length > head.length * mostOfWide) return null
  const [even = 0, odd = 0] = [0, 1].map((side) => head.filter((byte, at) => byte === 0 && at % 2 === side).length)
  if (odd > 10 * even) return decodedIf(isPlausible, "utf-16le", bytes)
  return even > 10 * odd ? decodedIf(isPlausible, "utf-16be", bytes) : null
}

/** In UTF-16, every second byte of Latin letters is zero; where there are more letters, a zero is there by mistake. */
const mostOfWide = 2 / 3

const guessed = (bytes: Uint8Array, { prefersGb18030 }: TextOptions): string | null => {
  const start = Math.max(0, bytes.findIndex((byte) => byte > 0x7F) - enoughToGuess)
  const guesses = analyse(bytes.subarray(start, start + sample)).map((guess) => guess.name)
  const isUnsure = bytes.length < enoughToGuess || !/^(?:Big5|Shift_JIS|EUC)/.test(guesses[0] ?? "")
  const preferred = prefersGb18030 && isUnsure ? decodedIf(isWhole, "gb18030", bytes) : null
  return guesses.reduce((text, encoding) => text ?? decodedIf(isPlausible, encoding, bytes), preferred)
}

const decodedIf = (rule: (odd: OddCharacters) => boolean, encoding: string, bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder(encoding).decode(bytes)
    return rule(oddCharactersIn(text)) ? text : null
  } catch {
    // The guesser knows encodings that the decoder does not.
    return null
  }
}

/**
 * At most a fifth of what is not ASCII in texts of 22 languages in their old encodings can be read as UTF-8 (the names of
 * countries, currencies and languages in ICU); in UTF-8 with some broken bytes it is nearly all.
 */
const isMostlyText = ({ units, beyondAscii, replaced, controls }: OddCharacters): boolean =>
  (replaced === 0 || replaced * 2 < beyondAscii) && controls * 3 <= units

/** A guess must fit much better: any byte is a letter in some encoding. */
const isPlausible = ({ units, beyondAscii, replaced, ofPrivateUse, controls }: OddCharacters): boolean =>
  ofPrivateUse === 0 && replaced * 10 <= beyondAscii && controls <= Math.max(2, units / 20)

const isWhole = (odd: OddCharacters): boolean => odd.replaced === 0 && isPlausible(odd)
