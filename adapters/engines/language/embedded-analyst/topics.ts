import { phraseCounts, topPhrases } from "./phrases.ts"
import type { Language } from "./reading/language.ts"
import { capital } from "./reading/tidy.ts"
import type { Utterance } from "./reading/utterances.ts"
import { vectorsOf } from "./text-rank.ts"

/** A stretch of the conversation about one thing. */
export interface Topic {
  readonly title: string
  readonly utterances: ReadonlyArray<Utterance>
}

const topics = { fewest: 2, most: 6 }
/** Sentences of a chapter when nobody announces topics. */
const chapter = 60
/** A welcome before the first topic belongs to it. */
const opening = 8
/** Announcements closer together than this open one topic. */
const minLength = 4

interface Cut {
  readonly at: number
  readonly title: string
}

/** Splits where speakers say what comes next, else where the words change most; none if it is one topic. */
export const topicsOf = (said: ReadonlyArray<Utterance>, language: Language): ReadonlyArray<Topic> => {
  const cuts = announced(said)
  const chosen = cuts.length >= topics.fewest ? cuts : chapters(said)
  const [first] = chosen
  if (first === undefined) return []
  const ordered = first.at < opening ? [{ ...first, at: 0 }, ...chosen.slice(1)] : [{ at: 0, title: "" }, ...chosen]
  const counts = phraseCounts(said)
  const taken = new Set<string>()
  const found = ordered.flatMap(({ at, title: called }, nth): ReadonlyArray<Topic> => {
    const utterances = said.slice(at, ordered[nth + 1]?.at)
    const title = called === "" ? titleOf(utterances, counts, taken, language) : called
    if (title === "" || taken.has(title.toLowerCase())) return []
    taken.add(title.toLowerCase())
    return [{ title: capital(title), utterances }]
  })
  return found.length < topics.fewest ? [] : found
}

/** Its main phrases that are mentioned more than once, but not those of another title. */
const titleOf = (
  said: ReadonlyArray<Utterance>,
  counts: ReadonlyMap<string, number>,
  taken: ReadonlySet<string>,
  { code }: Language,
): string => {
  const used = [...taken].join("\n")
  const least = Math.max(2, said.length / rare)
  return topPhrases(said, 6, counts).filter(({ text, times }) => times >= least && !used.includes(text.toLowerCase()))
    .slice(0, 2).map(({ text }) => text).join(/^(?:zh|ja)$/.test(code) ? "、" : ", ")
}

/** What a chapter is about is mentioned in one of so many sentences. */
const rare = 25

const announced = (said: ReadonlyArray<Utterance>): ReadonlyArray<Cut> => {
  const cuts: Array<Cut> = []
  for (const { opens, index } of said) {
    if (opens === null) continue
    const before = cuts.at(-1)
    if (before === undefined || index - before.at >= minLength) cuts.push({ at: index, title: opens })
  }
  return cuts.slice(0, topics.most)
}

/** How many sentences on either side of a cut are compared. */
const around = 30

/** Even chapters, each begun where the words before and after have least in common. */
const chapters = (said: ReadonlyArray<Utterance>): ReadonlyArray<Cut> => {
  const count = Math.min(topics.most, Math.floor(said.length / chapter))
  if (count < topics.fewest) return []
  const vectors = vectorsOf(said.map(({ terms }) => terms))
  const slack = Math.floor(said.length / count / 3)
  return Array.from({ length: count }, (_, nth) => {
    const even = Math.floor(nth * said.length / count)
    const places = nth === 0 ? [0] : Array.from({ length: 2 * slack + 1 }, (__, step) => even - slack + step)
    const [best = even] = places.map((at) => ({ at, alike: likeness(vectors, at) })).toSorted((a, b) =>
      a.alike - b.alike || a.at - b.at
    ).map(({ at }) => at)
    return { at: best, title: "" }
  })
}

const likeness = (vectors: ReadonlyArray<ReadonlyMap<string, number>>, at: number): number => {
  const before = sumOf(vectors.slice(Math.max(0, at - around), at))
  const after = sumOf(vectors.slice(at, at + around))
  const product = [...before].reduce((sum, [term, weight]) => sum + weight * (after.get(term) ?? 0), 0)
  return product / (Math.hypot(...before.values()) * Math.hypot(...after.values()) || 1)
}

const sumOf = (vectors: ReadonlyArray<ReadonlyMap<string, number>>): ReadonlyMap<string, number> => {
  const sum = new Map<string, number>()
  for (const vector of vectors) for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight)
  return sum
}
