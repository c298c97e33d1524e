import type { Word } from "#domain/transcript/speech.ts"

/** A word that an attempt heard, and what the attempt counts for. */
interface Vote {
  readonly word: Word
  readonly weight: number
}

/** What several attempts heard at one place: the words, and the weight of the attempts that heard none. */
interface Place {
  readonly votes: ReadonlyArray<Vote>
  readonly none: number
}

/** What agreement is worth beside confidence, and how sure an attempt is that there is no word. Measured on real speech. */
const agreement = 0.2
const nothing = 0.55

/** The weight of the first attempt. It hears the sound as it is, and is right more often than each of the others. */
const plain = 1.3

/**
 * Combines what several attempts at the same sound heard, word by word: what most of them heard, weighed by how sure they
 * were, stays (ROVER: Fiscus, 1997).
 */
export const combine = (attempts: ReadonlyArray<ReadonlyArray<Word>>): ReadonlyArray<Word> => {
  const places = attempts.reduce<ReadonlyArray<Place>>((known, words, at) => {
    const weight = at === 0 ? plain : 1
    const before = at === 0 ? 0 : plain + at - 1
    return aligned(known, words.map((word) => ({ word, weight })), { weight, before })
  }, [])
  const result: Array<Word> = []
  for (const word of places.flatMap((place) => chosen(place, attempts.length))) {
    // Attempts differ in times, too: the recogniser leaves out silence.
    const begin = Math.max(word.begin, result.at(-1)?.begin ?? 0)
    result.push({ ...word, begin, end: Math.max(begin, word.end) })
  }
  return result
}

/** The word that stays, if any. An attempt that did not hear it was not sure of it at all. */
const chosen = ({ votes, none }: Place, attempts: number): ReadonlyArray<Word> => {
  const scores = new Map<string, number>()
  for (const { word: { text, confidence }, weight } of votes) {
    scores.set(text, (scores.get(text) ?? 0) + weight * (agreement + (1 - agreement) * (confidence ?? 0)))
  }
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1])
  if (best === undefined || best[1] <= none * nothing) return []
  const same = votes.filter(({ word }) => word.text === best[0])
  const [first] = same
  const confidence = same.reduce((sum, { word }) => sum + (word.confidence ?? 0), 0) / attempts
  return first === undefined ? [] : [{ ...first.word, confidence }]
}

/**
 * Lays what an attempt heard beside the places known so far, with the fewest differences. Words far apart are not of one
 * place. `weight` is that of the attempt, `before` that of all attempts before it.
 */
const aligned = (
  places: ReadonlyArray<Place>,
  heard: ReadonlyArray<Vote>,
  { weight, before }: { readonly weight: number; readonly before: number },
): ReadonlyArray<Place> => {
  const costs = [Array.from({ length: heard.length + 1 }, (_, at) => at)]
  for (const place of places) {
    const above = costs.at(-1) ?? []
    const row = [(above[0] ?? 0) + 1]
    heard.forEach(({ word }, at) =>
      row.push(Math.min((above[at] ?? 0) + difference(place, word), (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1))
    )
    costs.push(row)
  }
  const result: Array<Place> = []
  let [row, column] = [places.length, heard.length]
  while (row > 0 || column > 0) {
    const [place, vote] = [places[row - 1], heard[column - 1]]
    const cost = costs[row]?.[column] ?? 0
    if (
      place !== undefined && vote !== undefined &&
      cost >= (costs[row - 1]?.[column - 1] ?? 0) + difference(place, vote.word)
    ) {
      result.push({ ...place, votes: [...place.votes, vote] })
      row--
      column--
    } else if (place !== undefined && (vote === undefined || cost >= (costs[row - 1]?.[column] ?? 0) + 1)) {
      result.push({ ...place, none: place.none + weight })
      row--
    } else if (vote !== undefined) {
      result.push({ votes: [vote], none: before })
      column--
    }
  }
  return result.toReversed()
}

const difference = ({ votes }: Place, word: Word): number => {
  const first = votes[0]?.word
  const apart = first === undefined ? 0 : Math.max(first.begin - word.end, word.begin - first.end, 0)
  const isKnown = votes.some((vote) => vote.word.text === word.text)
  return (isKnown ? 0 : 1.2) + (apart > 1000 ? 9 : apart > 400 ? 0.5 : 0)
}
