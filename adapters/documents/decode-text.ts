import { analyse } from "chardet"
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
 * The text of a file in an unknown encoding: by byte-order mark, otherwise as strict UTF-8, otherwise as UTF-16 by
 * the position of its zero bytes, otherwise by letter frequencies. If the result still contains control characters,
 * it is not text.
 */
export const decodeText = (bytes: Uint8Array, options: TextOptions): string => {
  const text = marked(bytes) ?? strictly("utf-8", bytes) ?? wide(bytes) ?? guessed(bytes, options)
  if (text === null || !isText(text)) throw new Refused("unsupported", "this is neither text nor a known document")
  return text
}

const marked = (bytes: Uint8Array): string | null => {
  const head = Buffer.from(bytes.subarray(0, 3)).toString("hex")
  const encoding = marks.find(([mark]) => head.startsWith(mark))?.[1]
  return encoding === undefined ? null : new TextDecoder(encoding).decode(bytes)
}

const strictly = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return isText(text) ? text : null
  } catch {
    return null
  }
}

const wide = (bytes: Uint8Array): string | null => {
  if (bytes.length % 2 === 1) return null
  const zeros = [0, 0]
  bytes.subarray(0, sample).forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > 10 * even) return strictly("utf-16le", bytes)
  return even > 10 * odd ? strictly("utf-16be", bytes) : null
}

const guessed = (bytes: Uint8Array, { prefersGb18030 }: TextOptions): string | null => {
  const guesses = analyse(bytes.subarray(0, sample)).map((guess) => guess.name)
  const isUnsure = bytes.length < enoughToGuess || !/^(?:Big5|Shift_JIS|EUC)/.test(guesses[0] ?? "")
  const ordered = prefersGb18030 && isUnsure ? ["gb18030", ...guesses] : guesses
  for (const encoding of ordered) {
    const text = strictly(encoding, bytes)
    if (text !== null) return text
  }
  return null
}

const isText = (text: string): boolean => !/[^\P{Cc}\t\n\v\f\r\u0085]/u.test(text)
