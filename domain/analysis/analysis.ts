import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import { Scenario } from "../task/scenario.ts"
import { SectionKind } from "../task/summary-section.ts"

/** One claim. `segments` are its evidence; `quote` must occur in them, passage by passage where an ellipsis divides it. `owner` and `due` are for actions. */
export const Point = wire({
  text: Schema.NonEmptyString,
  segments: Schema.Array(SegmentId),
  quote: Schema.NullOr(Schema.String),
  owner: Schema.NullOr(Schema.String),
  due: Schema.NullOr(Schema.String),
})
export type Point = typeof Point.Type

export const Section = Schema.Struct({ kind: SectionKind, title: Schema.NonEmptyString, points: Schema.Array(Point) })
export type Section = typeof Section.Type

/** What an analyst returns, before its claims are checked. */
export const Draft = Schema.Struct({ scenario: Scenario, sections: Schema.Array(Section) })
export type Draft = typeof Draft.Type
