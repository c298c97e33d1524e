import { Schema } from "effect"
import { Style } from "../task/summary-style.ts"
import { CheckedSection } from "./claims.ts"
import { MindMap } from "./mind-map.ts"

/** A finished analysis, as stored. `summary` is Markdown and may be edited; `sections` are the checked claims as first written. */
export const AnalysisResult = Schema.Struct({
  scenario: Schema.String,
  summary: Schema.String,
  sections: Schema.Array(CheckedSection),
  mindMap: MindMap,
  language: Schema.String,
  analyst: Schema.String,
  style: Schema.NullOr(Style),
  /** Goes up with each save, so that editors can detect concurrent changes. */
  version: Schema.Int,
  isEdited: Schema.Boolean,
  updatedAt: Schema.DateTimeUtcFromString,
})
export type AnalysisResult = typeof AnalysisResult.Type
