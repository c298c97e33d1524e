import type { Point } from "#domain/analysis/analysis.ts"
import type { Utterance } from "./utterances.ts"

/** A sentence as a point of the summary, citing its own segment and those that confirm it. */
export const pointOf = ({ text, segment, quote }: Utterance, confirmed: ReadonlyArray<Utterance> = []): Point => ({
  text,
  segments: [...new Set([segment, ...confirmed.map((other) => other.segment)])],
  quote,
  owner: null,
  due: null,
})
