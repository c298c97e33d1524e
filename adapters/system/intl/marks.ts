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
  const places = [...words.map((one) => placesOfWord(tokens, one)), ...ofPhrases]
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
  return pieces.flatMap((first, at) => {
    const end = endOfPhrase(pieces, at, phrase, 0)
    const last = end === null ? undefined : pieces[end - 1]
    return last === undefined ? [] : [{ from: endOfRun(first, phrase[0]), to: beginningOfRun(last, phrase.at(-1)) }]
  })
}

/** Behind which piece a phrase ends whose words from `nth` on begin `at` a piece. */
const endOfPhrase = (pieces: ReadonlyArray<Piece>, at: number, phrase: Phrase, nth: number): number | null => {
  const wanted = phrase[nth]
  if (wanted === undefined) return at
  for (const end of endsOfWord(pieces, at, wanted, nth === 0, nth === phrase.length - 1)) {
    const found = endOfPhrase(pieces, end, phrase, nth + 1)
    if (found !== null) return found
  }
  return null
}

/** A word may be one piece, several that hyphens join, or, where it has hyphens itself, several. */
const endsOfWord = (
  pieces: ReadonlyArray<Piece>,
  at: number,
  wanted: SearchWord,
  isFirst: boolean,
  isLast: boolean,
): ReadonlyArray<number> => {
  const piece = pieces[at]
  if (piece === undefined || piece.isRun !== wanted.isRun) return []
  if (wanted.isRun) return isInRun(piece, wanted, isFirst, isLast) ? [at + 1] : []
  const ends: Array<number> = []
  let whole = ""
  for (let next = at; next === at || pieces[next - 1]?.isJoined === true; next++) {
    whole += pieces[next]?.word ?? ""
    if (isForm(whole, wanted)) ends.push(next + 1)
    if (whole.length > 2 * wanted.word.length + longer) break
  }
  const apart = wanted.pieces.length === 0 ? null : endOfPhrase(pieces, at, wanted.pieces, 0)
  return apart === null ? ends : [...ends, apart]
}

/** Spellings may be longer than a word, or shorter. */
const longer = 8

const isForm = (word: string, wanted: SearchWord): boolean =>
  spellingsOf(word).some((form) => form === wanted.word || (wanted.open && form.startsWith(wanted.word)))

const isInRun = (piece: Piece, wanted: SearchWord, isFirst: boolean, isLast: boolean): boolean => {
  if (isFirst) return piece.word.endsWith(wanted.word)
  return isLast ? piece.word.startsWith(wanted.word) : piece.word === wanted.word
}

/** In a run of characters a phrase may begin or end in the middle. */
const endOfRun = ({ word, isRun, from, to }: Piece, wanted: SearchWord | undefined): number =>
  isRun && to - from === word.length ? to - (wanted?.word.length ?? 0) : from

const beginningOfRun = ({ word, isRun, from, to }: Piece, wanted: SearchWord | undefined): number =>
  isRun && to - from === word.length ? from + (wanted?.word.length ?? 0) : to

/** The whole word; only where it is not found, what stands on either side of its hyphens. */
const placesOfWord = (tokens: ReadonlyArray<Token>, wanted: SearchWord): ReadonlyArray<Place> => {
  const whole = tokens.flatMap((token) => placesIn(token, wanted))
  if (whole.length > 0 || wanted.pieces.length === 0) return whole
  const apart = wanted.pieces.map((piece) => placesOfWord(tokens, piece))
  return apart.every((found) => found.length > 0) ? apart.flat() : []
}

const placesIn = (token: Token, wanted: SearchWord): ReadonlyArray<Place> => {
  if (token.isRun !== wanted.isRun) return []
  if (wanted.isRun) return placesInRun(token, wanted.word)
  const found = formsOf(token).find(({ form }) => form === wanted.word || (wanted.open && form.startsWith(wanted.word)))
  return found === undefined ? [] : [found]
}

/** If normalisation changed the length of the text, the whole run is marked. */
const placesInRun = ({ word, from, to }: Pick<Piece, "word" | "from" | "to">, wanted: string): ReadonlyArray<Place> => {
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
