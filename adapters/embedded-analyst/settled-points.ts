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

const overlap = (one: Decision, other: Decision): boolean =>
  other.point.segments.includes(one.utterance.segment) || one.point.segments.includes(other.utterance.segment)
  || (Math.abs(one.utterance.index - other.utterance.index) <= echoWithin
    && alike(one.utterance.terms, other.utterance.terms) > 0.3)
