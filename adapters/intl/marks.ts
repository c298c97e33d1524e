import { formsOf, type Place, type SearchWord, type Token, tokensOf } from "./words.ts"

/** Where a line matches a query. */
export interface Marked {
  /** How many of the search words occur. */
  readonly hits: number
  /** Their positions, in order and without overlaps. */
  readonly marks: ReadonlyArray<readonly [from: number, to: number]>
}

export const markedIn = (line: string, wanted: ReadonlyArray<SearchWord>): Marked => {
  const tokens = tokensOf(line)
  const places = wanted.map((one) => tokens.flatMap((token) => placesIn(token, one)))
  return { hits: places.filter((found) => found.length > 0).length, marks: joined(places.flat()) }
}

const placesIn = (token: Token, wanted: SearchWord): ReadonlyArray<Place> => {
  if (token.isRun !== wanted.isRun) return []
  if (wanted.isRun) return placesInRun(token, wanted.word)
  const found = formsOf(token).find(({ form }) => form === wanted.word || (wanted.open && form.startsWith(wanted.word)))
  return found === undefined ? [] : [found]
}

/** If normalisation changed the length of the text, the whole run is marked. */
const placesInRun = ({ word, from, to }: Token, wanted: string): ReadonlyArray<Place> => {
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
