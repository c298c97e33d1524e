import type { Names } from "./english/capitals.ts"
import type { Piece } from "./english/piece.ts"
import { writtenSentence } from "./english/sentence.ts"
import type { Span, Turn, Word } from "./speech.ts"
import { type ChunkWord, spanOf, utterancesOf } from "./utterances.ts"

/** One sentence of one speaker. `words` are spelled as in `text`, with capitals and punctuation. */
export interface Sentence extends Span {
  /** The chunk of its first word. */
  readonly chunk: number
  readonly text: string
  readonly words: ReadonlyArray<Word>
  /** As in the turns; null without turns. */
  readonly speaker: number | null
}

/** Builds sentences from the bare words of an engine without punctuation. `names` are those the owner has given. */
export const punctuate = (
  words: ReadonlyArray<ChunkWord>,
  speech: ReadonlyArray<Span>,
  turns: ReadonlyArray<Turn>,
  names: Names,
): ReadonlyArray<Sentence> =>
  utterancesOf(words, speech, turns).map(({ words, speaker }) => {
    const written = writtenWords(words, writtenSentence(words.map(({ text }) => text), names))
    const { begin, end } = spanOf(words)
    const text = written.map((word) => word.text).join(" ")
    return { chunk: words[0]?.chunk ?? 0, begin, end, text, words: written, speaker }
  })

const writtenWords = (words: ReadonlyArray<Word>, pieces: ReadonlyArray<Piece>): ReadonlyArray<Word> => {
  let at = 0
  return pieces.map(({ text, length }) => pieceOf(text, words.slice(at, at += length)))
}

/** A piece takes the time of its words, and is as doubtful as the most doubtful of them. */
export const pieceOf = (text: string, said: ReadonlyArray<Word>): Word => {
  const rated = said.flatMap(({ confidence }) => confidence ?? [])
  const spoken = said.map((word) => word.spoken ?? word.text).join(" ")
  const confidence = rated.length === 0 ? null : Math.min(...rated)
  const { begin, end } = spanOf(said)
  return isSame(text, spoken) ? { begin, end, text, confidence } : { begin, end, text, confidence, spoken }
}

/** Whether only capitals and punctuation differ. */
const isSame = (text: string, spoken: string): boolean =>
  text.toLowerCase() === spoken.toLowerCase() || text.toLowerCase().replace(/[.,?]$/, "") === spoken.toLowerCase()
