import type { Style } from "#domain/account/summary-style.ts"
import type { Language } from "./reading/language.ts"
import type { Utterance } from "./reading/utterances.ts"
import { rank, vectorsOf } from "./text-rank.ts"

const weights = {
  central: 2,
  figure: 1,
  focus: 3,
  opening: 0.6,
  /** Between these many terms a sentence says enough and not too much. */
  short: { below: 5, loss: 0.5 },
  long: { above: 16, loss: 0.5 },
}
/** Conversations begin with words about themselves. */
const greeting = 3

/** How much each sentence belongs in the summary: central, with figures, close to the reader's focus. */
export const scoresOf = (
  said: ReadonlyArray<Utterance>,
  language: Language,
  style: Style | null,
): ReadonlyArray<number> => {
  const focus = new Set(language.read(style?.focusArea ?? "").filter(({ isStop }) => !isStop).map(({ key }) => key))
  const ranks = rank(vectorsOf(said.map(({ terms }) => terms)))
  return said.map(({ terms, figure }, index) =>
    Math.min(weights.central, ranks[index] ?? 0)
    + weights.figure * figure
    + weights.focus * Math.min(2, terms.filter((term) => focus.has(term)).length)
    - (terms.length < weights.short.below ? weights.short.loss : 0)
    - (terms.length > weights.long.above ? weights.long.loss : 0)
    - (index < greeting ? weights.opening : 0)
  )
}

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
