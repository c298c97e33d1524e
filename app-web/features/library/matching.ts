/** Stretches of a text, `[from, to)`. */
export type Marks = ReadonlyArray<readonly [number, number]>

interface Folded {
  readonly text: string
  /** Where each character of the folded text stands in the original, and one more for the end. */
  readonly places: ReadonlyArray<number>
}

/** Case, accents and widths do not count: "Über" is found by "uber". */
const fold = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()

/** The words of a query, all of which have to be there. Chinese and Japanese are written without spaces: found as they stand. */
export const wordsOf = (query: string): ReadonlyArray<string> => fold(query).split(/\s+/).filter((word) => word !== "")

const haystacks = new WeakMap<object, string>()

interface Searched {
  readonly title: string
  readonly excerpt: string | null
}

/** Whether all words stand in title or excerpt. Folding is done once a task. */
export const isMatch = (task: Searched, words: ReadonlyArray<string>): boolean => {
  const known = haystacks.get(task)
  const haystack = known ?? fold(`${task.title}\n${task.excerpt ?? ""}`)
  if (known === undefined) haystacks.set(task, haystack)
  return words.every((word) => haystack.includes(word))
}

/** Where words stand in a text, in order, joined where they touch. */
export const marksIn = (text: string, words: ReadonlyArray<string>): Marks => {
  const folded = foldKeepingPlaces(text)
  const found = words.flatMap((word) => placesOf(folded, word)).toSorted(([a], [b]) => a - b)
  const joined: Array<readonly [number, number]> = []
  for (const [from, to] of found) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last[1]) joined.splice(-1, 1, [last[0], Math.max(last[1], to)])
    else joined.push([from, to])
  }
  return joined
}

const foldKeepingPlaces = (text: string): Folded => {
  const places: Array<number> = []
  let folded = ""
  let at = 0
  for (const letter of text) {
    const plain = fold(letter)
    folded += plain
    for (let index = 0; index < plain.length; index++) places.push(at)
    at += letter.length
  }
  return { text: folded, places: [...places, at] }
}

const placesOf = ({ text, places }: Folded, word: string): Marks => {
  const found: Array<readonly [number, number]> = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const from = places[at] ?? 0
    // A letter that folds to two ("ß", "㎏") is marked whole.
    const last = places[at + word.length - 1] ?? from
    const end = places.find((place, index) => index >= at + word.length && place > last)
    found.push([from, end ?? places.at(-1) ?? from])
  }
  return found
}
