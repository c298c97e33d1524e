import type { Utterance } from "./utterances.ts"

const tooAlike = 0.5

/** The most important sentences without repetitions, in the order in which they were said. */
export const pick = (
  candidates: ReadonlyArray<Utterance>,
  scores: ReadonlyArray<number>,
  count: number,
  besides: ReadonlyArray<Utterance> = [],
): ReadonlyArray<Utterance> => {
  const chosen: Array<Utterance> = []
  const score = ({ index }: Utterance): number => scores[index] ?? 0
  for (const candidate of candidates.toSorted((a, b) => score(b) - score(a) || a.index - b.index)) {
    if (chosen.length >= count) break
    if ([...besides, ...chosen].every((other) => alike(candidate.terms, other.terms) < tooAlike)) chosen.push(candidate)
  }
  return chosen.toSorted((a, b) => a.index - b.index)
}

/** The share of words that two sentences have in common. */
export const alike = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): number => {
  const one = new Set(a)
  const two = new Set(b)
  const common = [...one].filter((term) => two.has(term)).length
  return common / Math.max(1, one.size + two.size - common)
}
