import { Schema } from "effect"
import { wire } from "../kernel/wire.ts"
import { Moment, Word } from "./speech.ts"

export const SegmentId = Schema.String.pipe(Schema.brand("SegmentId"))
export type SegmentId = typeof SegmentId.Type

const line = {
  id: SegmentId,
  begin: Moment,
  end: Moment,
  text: Schema.String,
  speakerId: Schema.NullOr(Schema.String),
}

/** A line without the times of its words, as most readers see it. */
export const Line = wire(line)
export type Line = typeof Line.Type

/** A line of the transcript: one speaker, one sentence or so. Times in milliseconds from the start. */
export const Segment = wire({ ...line, words: Schema.Array(Word) })
export type Segment = typeof Segment.Type

export const Speaker = Schema.Struct({ id: Schema.String, name: Schema.NonEmptyString })
export type Speaker = typeof Speaker.Type

/** A stretch in which speech was detected but could not be transcribed. */
export const Hole = Schema.Struct({ begin: Moment, end: Moment, reason: Schema.String })
export type Hole = typeof Hole.Type

/** The receipt: detected speech against transcribed speech, in milliseconds, and every hole that remains. */
export const Coverage = wire({
  speech: Moment,
  transcribed: Moment,
  ratio: Schema.Finite,
  holes: Schema.Array(Hole),
})
export type Coverage = typeof Coverage.Type

export interface Transcript {
  readonly segments: ReadonlyArray<Segment>
  readonly speakers: ReadonlyArray<Speaker>
}

export const textOf = ({ segments }: { readonly segments: ReadonlyArray<Line> }): string =>
  segments.map(({ text }) => text).join("\n")
