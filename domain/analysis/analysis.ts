import { Schema } from "effect"
import { wire } from "../kernel/wire.ts"
import { SegmentId } from "../transcript/transcript.ts"

/** The steps of an analysis, in order, as the specification names them. */
export const AnalysisProgress = Schema.Literals([
  "initializing",
  "cleaning text",
  "formatting data",
  "analyzing scenario",
  "planning summary",
  "generating summary",
  "optimizing format",
  "generating mind map",
  "creating canvas",
  "high-quality mind map",
  "finalizing",
])
export type AnalysisProgress = typeof AnalysisProgress.Type

/** How the reader wants the summary. Field names are the specification's own. */
export const Style = Schema.Struct({
  lengthPreference: Schema.Literals(["short", "medium", "long"]),
  focusArea: Schema.String.check(Schema.isMaxLength(500)),
  customInstructions: Schema.String.check(Schema.isMaxLength(4000)),
})
export type Style = typeof Style.Type

/** One claim. `segments` are what it rests on; `quote`, if any, must occur in them. Owner and due are for actions. */
export const Point = wire({
  text: Schema.NonEmptyString,
  segments: Schema.Array(SegmentId),
  quote: Schema.NullOr(Schema.String),
  owner: Schema.NullOr(Schema.String),
  due: Schema.NullOr(Schema.String),
})
export type Point = typeof Point.Type

export const SectionKind = Schema.Literals(["overview", "topic", "decisions", "actions", "questions", "keywords"])
export type SectionKind = typeof SectionKind.Type

export const Section = Schema.Struct({ kind: SectionKind, title: Schema.NonEmptyString, points: Schema.Array(Point) })
export type Section = typeof Section.Type

/** What an analyst returns, before its claims are checked. `scenario` is what kind of talk it was: "meeting", "lecture", … */
export const Draft = Schema.Struct({ scenario: Schema.String, sections: Schema.Array(Section) })
export type Draft = typeof Draft.Type

/** How far an analysis is when it takes this step: steps count alike. */
export const fractionOf = (step: AnalysisProgress): number =>
  AnalysisProgress.literals.indexOf(step) / AnalysisProgress.literals.length
