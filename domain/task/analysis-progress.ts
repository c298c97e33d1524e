import { Schema } from "effect"

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

/** The fraction of an analysis that is done when this step begins; all steps count the same. */
export const fractionOf = (step: AnalysisProgress): number =>
  AnalysisProgress.literals.indexOf(step) / AnalysisProgress.literals.length
