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

/** How far an analysis is when it takes this step: steps count alike. */
export const fractionOf = (step: AnalysisProgress): number =>
  AnalysisProgress.literals.indexOf(step) / AnalysisProgress.literals.length
