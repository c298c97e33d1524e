import type { Language } from "./language.ts"
import type { Utterance } from "./utterances.ts"

/** A stretch of the conversation about one thing; `title` is what a speaker called it, or empty. */
export interface Topic {
  readonly title: string
  readonly utterances: ReadonlyArray<Utterance>
}

const maxTopics = 10
const minLength = 4
/** A welcome before the first topic belongs to it. */
const opening = 6

interface Cut {
  readonly at: number
  readonly title: string
}

/** Splits where a speaker opens a topic and, in long stretches, where the vocabulary changes (TextTiling). */
export const topicsOf = (
  said: ReadonlyArray<Utterance>,
  vectors: ReadonlyArray<ReadonlyMap<string, number>>,
  language: Language,
): ReadonlyArray<Topic> => {
  const cuts = announced(said, language)
  const wanted = Math.min(maxTopics, Math.max(cuts.length, Math.round(said.length / 14)))
  const apart = Math.max(minLength, Math.floor(said.length / 40))
  for (const at of valleys(vectors, Math.min(12, Math.max(3, Math.floor(said.length / 40))))) {
    if (cuts.length >= wanted - 1) break
    const edges = [0, said.length, ...cuts.map((cut) => cut.at)]
    if (edges.every((edge) => Math.abs(edge - at) >= apart)) cuts.push({ at, title: "" })
  }
  const sorted = cuts.toSorted((a, b) => a.at - b.at)
  const first = sorted[0]
  const ordered = first !== undefined && first.at < opening
    ? [{ ...first, at: 0 }, ...sorted.slice(1)]
    : [{ at: 0, title: "" }, ...sorted]
  return ordered
    .map((cut, index) => ({ title: cut.title, utterances: said.slice(cut.at, ordered[index + 1]?.at) }))
    .filter((topic) =>
      topic.utterances.some(({ isChatter, isQuestion, terms }) => !isChatter && !isQuestion && terms.length > 0)
    )
}

const announced = (said: ReadonlyArray<Utterance>, language: Language): Array<Cut> => {
  const cuts: Array<Cut> = []
  for (const { text, index } of said) {
    const title = language.announces(text)
    if (title === null || index - (cuts.at(-1)?.at ?? -minLength) < 3) continue
    cuts.push({ at: index, title })
  }
  if (cuts.length <= maxTopics) return cuts
  const step = cuts.length / maxTopics
  return Array.from({ length: maxTopics }, (_, nth) => cuts[Math.floor(nth * step)]).filter((cut) => cut !== undefined)
}

/** Positions between sentences, the deepest change of vocabulary first. */
const valleys = (vectors: ReadonlyArray<ReadonlyMap<string, number>>, block: number): ReadonlyArray<number> => {
  const likeness = vectors.map((_, at) =>
    cosine(total(vectors.slice(Math.max(0, at - block), at)), total(vectors.slice(at, at + block)))
  )
  const depth = likeness.map((low, at) => {
    const left = Math.max(...likeness.slice(Math.max(1, at - block), at + 1))
    const right = Math.max(...likeness.slice(at, at + block))
    return { at, depth: left + right - 2 * low }
  })
  return depth.slice(1).toSorted((a, b) => b.depth - a.depth || a.at - b.at).map(({ at }) => at)
}

const total = (vectors: ReadonlyArray<ReadonlyMap<string, number>>): ReadonlyMap<string, number> => {
  const sum = new Map<string, number>()
  for (const vector of vectors) for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight)
  return sum
}

const cosine = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number => {
  let dot = 0
  for (const [term, weight] of a) dot += weight * (b.get(term) ?? 0)
  return dot / ((Math.hypot(...a.values()) || 1) * (Math.hypot(...b.values()) || 1))
}
