import { Schema } from "effect"
import { OffsetMs } from "../kernel/offset-ms.ts"

/** A stretch of the recording, end exclusive. */
export const Span = Schema.Struct({ begin: OffsetMs, end: OffsetMs })
export type Span = typeof Span.Type

/**
 * One recognised word as it is written. `confidence` is 0–1, or null from an engine that gives none; `spoken` is there if
 * the words that were said read differently: "twenty thousand dollars" for "$20,000".
 */
export const Word = Schema.Struct({
  begin: OffsetMs,
  end: OffsetMs,
  text: Schema.String,
  confidence: Schema.NullOr(Schema.Finite),
  spoken: Schema.optionalKey(Schema.String),
}).annotate({ identifier: "Word" })
export type Word = typeof Word.Type

/** One speaker talking without interruption. `speaker` counts from 0 in order of first appearance. */
export interface Turn extends Span {
  readonly speaker: number
  /** What the speaker is called, where the recording says so. */
  readonly name?: string
}

/** How many people may speak, at least and at most. */
export interface SpeakerRange {
  readonly least: number
  readonly most: number
}

export const lengthOf = (spans: ReadonlyArray<Span>): number =>
  spans.reduce((sum, span) => sum + Math.max(0, span.end - span.begin), 0)

export const overlapOf = (a: Span, b: Span): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.begin, b.begin))
