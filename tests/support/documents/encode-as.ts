/** Writes a text in a two-byte encoding Node can only read, by reading all of its letters first. */
export const encodeAs = (encoding: string, text: string): Buffer => {
  const decoder = new TextDecoder(encoding)
  const codes = new Map<string, Buffer>()
  for (let lead = 0x81; lead <= 0xFE; lead++) {
    for (let trail = 0x40; trail <= 0xFE; trail++) {
      const code = Buffer.from([lead, trail])
      const letter = decoder.decode(code)
      if (letter.length === 1 && letter !== "\uFFFD" && !codes.has(letter)) codes.set(letter, code)
    }
  }
  return Buffer.concat(Array.from(text, (letter) => codes.get(letter) ?? Buffer.from(letter, "latin1")))
}
