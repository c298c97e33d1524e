import type { SearchQuery } from "#domain/task/search-query.ts"
import { spellingsOf } from "./spellings.ts"
import {
  formsOf,
  phraseWordsOf,
  type Piece,
  piecesOf,
  type Place,
  type SearchWord,
  searchWordsOf,
  type Token,
  tokensOf,
} from "./words.ts"

type Phrase = ReadonlyArray<SearchWord>

/** The words and phrases that a query looks for. */
export interface Wanted {
  readonly words: ReadonlyArray<SearchWord>
  readonly phrases: ReadonlyArray<Phrase>
  /** The words as a phrase, if there are several: lines that hold it match best. */
  readonly together: Phrase | null
}

export const wantedOf = ({ words, phrases }: Pick<SearchQuery, "words" | "phrases">): Wanted => {
  const found = searchWordsOf(words)
  return {
    words: found,
    phrases: phrases.map((phrase) => phraseWordsOf(phrase, false)).filter((phrase) => phrase.length > 0),
    together: found.length > 1 ? phraseWordsOf(words, true) : null,
  }
}

/** Where a line matches a query. */
export interface Marked {
  /** How many of the words and phrases occur. */
  readonly hits: number
  /** Whether words stand in it side by side, as a phrase or as they are in the query. */
  readonly isPhrase: boolean
  /** Their positions, in order and without overlaps. */
  readonly marks: ReadonlyArray<readonly [from: number, to: number]>
}

export const markedIn = (line: string, { words, phrases, together }: Wanted): Marked => {
  const tokens = tokensOf(line)
  const pieces = phrases.length > 0 || together !== null ? piecesOf(tokens) : []
  const ofPhrases = phrases.map((phrase) => placesOfPhrase(pieces, phrase))
  const places = [...words.map((one) => tokens.flatMap((token) => placesIn(token, one))), ...ofPhrases]
  const isTogether = together !== null && placesOfPhrase(pieces, together).length > 0
  return {
    hits: places.filter((found) => found.length > 0).length,
    isPhrase: isTogether || ofPhrases.some((found) => found.length > 0),
    marks: joined(places.flat()),
  }
}

/** From the first word of each occurrence to its last. */
const placesOfPhrase = (pieces: ReadonlyArray<Piece>, phrase: Phrase): ReadonlyArray<Place> => {
  const [only] = phrase
  if (only !== undefined && only.isRun && phrase.length === 1) {
    return pieces.flatMap((piece) => piece.isRun ? placesInRun(piece, only.word) : [])
  }
  return pieces.flatMap((_, at) => {
    const [first, last] = [pieces[at], pieces[at + phrase.length - 1]]
    const isFound = phrase.every((word, nth) => isPiece(pieces[at + nth], word, nth === 0, nth === phrase.length - 1))
    return isFound && first !== undefined && last !== undefined
      ? [{ from: endOfRun(first, phrase[0]), to: beginningOfRun(last, phrase.at(-1)) }]
      : []
  })
}

const isPiece = (piece: Piece | undefined, wanted: SearchWord, isFirst: boolean, isLast: boolean): boolean => {
  if (piece === undefined || piece.isRun !== wanted.isRun) return false
  if (!wanted.isRun) {
    return spellingsOf(piece.word).some((form) => form === wanted.word || (wanted.open && form.startsWith(wanted.word)))
  }
  if (isFirst) return piece.word.endsWith(wanted.word)
  return isLast ? piece.word.startsWith(wanted.word) : piece.word === wanted.word
}

/** In a run of characters a phrase may begin or end in the middle. */
const endOfRun = ({ word, isRun, from, to }: Piece, wanted: SearchWord | undefined): number =>
  isRun && to - from === word.length ? to - (wanted?.word.length ?? 0) : from

const beginningOfRun = ({ word, isRun, from, to }: Piece, wanted: SearchWord | undefined): number =>
  isRun && to - from === word.length ? from + (wanted?.word.length ?? 0) : to

const placesIn = (token: Token, wanted: SearchWord): ReadonlyArray<Place> => {
  if (token.isRun !== wanted.isRun) return []
  if (wanted.isRun) return placesInRun(token, wanted.word)
  const found = formsOf(token).find(({ form }) => form === wanted.word || (wanted.open && form.startsWith(wanted.word)))
  return found === undefined ? [] : [found]
}

/** If normalisation changed the length of the text, the whole run is marked. */
const placesInRun = ({ word, from, to }: Piece, wanted: string): ReadonlyArray<Place> => {
  const places: Array<Place> = []
  for (let at = word.indexOf(wanted); at !== -1; at = word.indexOf(wanted, at + wanted.length)) {
    places.push(to - from === word.length ? { from: from + at, to: from + at + wanted.length } : { from, to })
  }
  return places
}

const joined = (places: ReadonlyArray<Place>): Marked["marks"] => {
  const marks: Array<[number, number]> = []
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = marks.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else marks.push([from, to])
  }
  return marks
}
