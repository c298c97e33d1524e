import type { Word } from "#domain/recognition/speech.ts"

/** What several attempts recognised in one place: the words, and how many attempts recognised none. */
interface Place {
  readonly words: ReadonlyArray<Word>
  readonly none: number
}

/**
 * The weight of agreement against confidence, and the confidence of an attempt that there is no word. Measured on
 * real speech.
 */
const agreement = 0.2
const nothing = 0.55

/**
 * Combines several attempts at the same audio, word by word: the majority, weighted by confidence, decides (ROVER:
 * Fiscus, 1997).
 */
export const combine = (attempts: ReadonlyArray<ReadonlyArray<Word>>): ReadonlyArray<Word> => {
  const [first = [], ...others] = attempts
  const places = others.reduce<ReadonlyArray<Place>>(
    (known, words, at) => aligned(known, words, at + 1),
    first.map((word) => ({ words: [word], none: 0 })),
  )
  const result: Array<Word> = []
  for (const word of places.flatMap((place) => chosen(place, attempts.length))) {
    // Attempts also differ in their times: the recogniser skips silence.
    const begin = Math.max(word.begin, result.at(-1)?.begin ?? 0)
    result.push({ ...word, begin, end: Math.max(begin, word.end) })
  }
  return result
}

/** The winning word, if any. An attempt that did not recognise it counts as zero confidence. */
const chosen = ({ words, none }: Place, attempts: number): ReadonlyArray<Word> => {
  const scores = new Map<string, number>()
  for (const { text, confidence } of words) {
    scores.set(text, (scores.get(text) ?? 0) + agreement + (1 - agreement) * (confidence ?? 0))
  }
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1])
  if (best === undefined || best[1] <= none * nothing) return []
  const same = words.filter(({ text }) => text === best[0])
  const [word] = same
  const confidence = same.reduce((sum, one) => sum + (one.confidence ?? 0), 0) / attempts
  return word === undefined ? [] : [{ ...word, confidence }]
}

/** Aligns words with the places known so far, with the fewest differences. Words far apart do not share a place. */
const aligned = (places: ReadonlyArray<Place>, words: ReadonlyArray<Word>, attempts: number): ReadonlyArray<Place> => {
  const costs = [Array.from({ length: words.length + 1 }, (_, at) => at)]
  for (const place of places) {
    const above = costs.at(-1) ?? []
    const row = [(above[0] ?? 0) + 1]
    words.forEach((word, at) =>
      row.push(Math.min((above[at] ?? 0) + difference(place, word), (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1))
    )
    costs.push(row)
  }
  const result: Array<Place> = []
  let [row, column] = [places.length, words.length]
  while (row > 0 || column > 0) {
    const [place, word] = [places[row - 1], words[column - 1]]
    const cost = costs[row]?.[column] ?? 0
    if (
      place !== undefined && word !== undefined &&
      cost >= (costs[row - 1]?.[column - 1] ?? 0) + difference(place, word)
    ) {
      result.push({ ...place, words: [...place.words, word] })
      row--
      column--
    } else if (place !== undefined && (word === undefined || cost >= (costs[row - 1]?.[column] ?? 0) + 1)) {
      result.push({ ...place, none: place.none + 1 })
      row--
    } else if (word !== undefined) {
      result.push({ words: [word], none: attempts })
      column--
    }
  }
  return result.toReversed()
}

const difference = ({ words }: Place, word: Word): number => {
  const [first] = words
  const apart = first === undefined ? 0 : Math.max(first.begin - word.end, word.begin - first.end, 0)
  return (words.some(({ text }) => text === word.text) ? 0 : 1.2) + (apart > 1000 ? 9 : apart > 400 ? 0.5 : 0)
}
