import type { Point } from "#domain/analysis/analysis.ts"
import type { Language } from "./language.ts"
import { alike } from "./pick.ts"
import type { Utterance } from "./utterances.ts"

const maxListed = 100

/** A sentence as a point of the summary, citing its own segment and those that confirm it. */
export const pointOf = ({ text, segment, quote }: Utterance, confirmed: ReadonlyArray<Utterance> = []): Point => ({
  text,
  segments: [...new Set([segment, ...confirmed.map((other) => other.segment)])],
  quote,
  owner: null,
  due: null,
})

/** The decisions, with the segments in which others agreed. */
export const decisionsIn = (said: ReadonlyArray<Utterance>, language: Language): ReadonlyArray<Point> => {
  const decided = distinct(said.filter(({ text }) => language.decides(text)))
  return decided.map((utterance) => {
    const echoes = said.slice(utterance.index + 1, utterance.index + 4)
      .filter(({ text, position }) =>
        position > utterance.position && position - utterance.position <= 2 && language.agrees(text)
      )
    return pointOf(utterance, echoes)
  })
}

/** Substantial questions that ask for information rather than for work. */
export const questionsIn = (said: ReadonlyArray<Utterance>, language: Language): ReadonlyArray<Point> =>
  distinct(
    said.filter(({ isQuestion, isChatter, terms, text, speaker }) =>
      isQuestion && !isChatter && terms.length >= 1 && language.duties(text, speaker, []).length === 0
    ),
  ).map((utterance) => pointOf(utterance))

const distinct = (said: ReadonlyArray<Utterance>): ReadonlyArray<Utterance> => {
  const kept: Array<Utterance> = []
  for (const utterance of said) {
    if (kept.length >= maxListed) break
    if (!kept.some((other) => other.text === utterance.text || alike(other.terms, utterance.terms) > 0.8)) {
      kept.push(utterance)
    }
  }
  return kept
}
