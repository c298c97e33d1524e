import { Schema } from "effect"
import { Style } from "../account/summary-style.ts"
import { CheckedSection } from "./claims.ts"
import { MindMap } from "./mind-map.ts"

/**
 * A finished analysis. `summary` is Markdown and may be edited; `sections` are the checked claims as first written. As
 * stored, its texts refer to speakers by id (`speaker-reference.ts`).
 */
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
  /** The lines it was written from: see `PlainTranscript`. */
  linesRevision: Schema.Int,
  updatedAt: Schema.DateTimeUtcFromString,
})
export type AnalysisResult = typeof AnalysisResult.Type

/** Whether lines have changed since the analysis. A rename does not count: texts follow it. */
export const isOutdated = (
  written: Pick<AnalysisResult, "linesRevision">,
  now: { readonly linesRevision: number },
): boolean => written.linesRevision !== now.linesRevision
