import { capital, type Names, withCapitals } from "./capitals.ts"
import { asks, commasIn } from "./marks.ts"
import type { Piece, Words } from "./piece.ts"
import { withNumbers } from "./written-numbers.ts"

/** Writes the spoken words of one sentence: numbers in digits, capitals, commas where certain, and a mark at its end. */
export const writtenSentence = (words: Words, names: Names): ReadonlyArray<Piece> => {
  const pieces = withNumbers(words)
  const commas = commasIn(words)
  const mark = asks(words) ? "?" : "."
  const spelled = withCapitals(pieces.map(({ text }) => text), names)
  let said = 0
  return pieces.map(({ length }, at) => {
    said += length
    const text = spelled[at] ?? ""
    const end = said === words.length ? mark : commas.has(said - 1) ? "," : ""
    return { text: `${at === 0 ? capital(text) : text}${end}`, length }
  })
}
