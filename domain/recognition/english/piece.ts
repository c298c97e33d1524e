export type Words = ReadonlyArray<string>

/** A word as it is written, and how many spoken words it stands for. */
export interface Piece {
  readonly text: string
  readonly length: number
}

export const asSpoken = (words: Words, at: number, length: number): ReadonlyArray<Piece> =>
  words.slice(at, at + length).map((text) => ({ text, length: 1 }))
