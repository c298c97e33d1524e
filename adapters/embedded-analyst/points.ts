import type { Point } from "#domain/analysis/analysis.ts"
import { bracketed } from "./quotation.ts"
import type { Utterance } from "./utterances.ts"

/** A sentence as a point of the summary, citing its own segment and those that confirm it. */
export const pointOf = ({ text, segment, quote }: Utterance, confirmed: ReadonlyArray<Utterance> = []): Point => ({
  text,
  segments: [...new Set([segment, ...confirmed.map((other) => other.segment)])],
  quote,
  owner: null,
  due: null,
})

/** Says in brackets what a text is about: "Grey (“Black or grey?”)." */
export const withSubject = (text: string, subject: Utterance | null, language: string): string =>
  subject === null ? text : text.replace(/[.!。！]?$/u, (stop) => `${bracketed(subject.text, language)}${stop}`)
