import type { Point } from "#domain/analysis/analysis.ts"
import { echoWithin } from "./agreements.ts"
import type { Language } from "./language.ts"
import { alike } from "./pick.ts"
import { pointOf, withSubject } from "./points.ts"
import type { Settlement } from "./settlements.ts"
import type { Utterance } from "./utterances.ts"

/** A decision as a point of the summary, and the sentence it is from. */
export interface Decision {
  readonly utterance: Utterance
  /** Sentences that the point repeats: its own, an answer, what it is about. */
  readonly repeated: ReadonlyArray<Utterance>
  readonly point: Point
}

/** Adds what was settled. Where both say the same, the settlement names what it is about. */
export const withSettlements = (
  listed: ReadonlyArray<Decision>,
  settlements: ReadonlyArray<Settlement>,
  language: Language,
): ReadonlyArray<Decision> => {
  const settled = settlements.map((one) => settledPoint(one, language))
  const others = listed.filter((one) =>
    language.announces(one.utterance.text) === null && !settled.some((other) => overlap(one, other))
  )
  return [...others, ...settled].toSorted((a, b) => a.utterance.index - b.utterance.index)
}
const settledPoint = ({ utterance, text, subject, agreed }: Settlement, language: Language): Decision => {
  const others = [subject, agreed].filter((one) => one !== null)
  return {
    utterance,
    repeated: [utterance, ...(subject === null ? [] : [subject])],
    point: { ...pointOf(utterance, others), text: withSubject(`${text}.`, subject, language.code) },
  }
}

const overlap = (listed: Decision, { utterance, repeated, point }: Decision): boolean => {
  const [, subject] = repeated
  const own = point.segments.filter((segment) => segment !== subject?.segment)
  const isNear = Math.abs(listed.utterance.index - utterance.index) <= echoWithin
  return own.includes(listed.utterance.segment) || listed.point.segments.includes(utterance.segment)
    || (subject === listed.utterance && sharesTerm(listed.utterance, utterance))
    || (isNear && (alike(listed.utterance.terms, utterance.terms) > 0.3 || isPart(utterance, listed.utterance)))
}

const sharesTerm = (one: Utterance, other: Utterance): boolean => one.terms.some((term) => other.terms.includes(term))

/** "Only the Saturday" of "Shall we only do the Saturday?" */
const isPart = (one: Utterance, whole: Utterance): boolean =>
  one.terms.length > 0 && one.terms.every((term) => whole.terms.includes(term))
