/** What tells text from bytes that were decoded as if they were text, counted in UTF-16 units. */
export interface OddCharacters {
  readonly units: number
  readonly beyondAscii: number
  /** Bytes that the encoding has no character for. */
  readonly replaced: number
  /** Characters that mean nothing without an agreement. */
  readonly ofPrivateUse: number
  /** Without tabs and the ends of lines and pages. */
  readonly controls: number
}

/** In one pass without copies: texts may have 100 million characters. */
export const oddCharactersIn = (text: string): OddCharacters => {
  const found = { units: text.length, beyondAscii: 0, replaced: 0, ofPrivateUse: 0, controls: 0 }
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isControl(code)) found.controls += 1
    if (code < 0x80) continue
    found.beyondAscii += 1
    if (code === 0xFFFD) found.replaced += 1
    else if (isPrivate(code)) found.ofPrivateUse += 1
  }
  return found
}

const isControl = (code: number): boolean =>
  code < 0x20 ? code < 9 || code > 13 : code > 0x7E && code < 0xA0 && code !== 0x85

/** The units 0xDB80 and above begin the two planes of private use. */
const isPrivate = (code: number): boolean => (code >= 0xE000 && code <= 0xF8FF) || (code >= 0xDB80 && code <= 0xDBFF)
