/** The size of a text in UTF-8, in bytes. */
export const utf8Length = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + bytesOf(letter.codePointAt(0) ?? 0), 0)

const bytesOf = (code: number): number => code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
