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

/** How many of the parts that a long transcript is read in have been read. */
export const ReadParts = Schema.Struct({ done: Schema.Int, total: Schema.Int })
export type ReadParts = typeof ReadParts.Type

const steps = AnalysisProgress.literals

/** The step in which a long transcript is read part by part. */
export const reading = "planning summary" satisfies AnalysisProgress

/** What is done when reading begins and ends, of an analysis in parts: reading takes most of the time. */
const readingFrom = 0.05
const readingTo = 0.85

/** The fraction of an analysis that is done in this step. All steps count the same, unless the transcript is read in parts. */
export const fractionOf = (step: AnalysisProgress, parts?: ReadParts): number => {
  const at = steps.indexOf(step)
  if (parts === undefined) return at / steps.length
  const readAt = steps.indexOf(reading)
  if (at < readAt) return readingFrom * at / readAt
  const read = parts.done / parts.total
  if (at === readAt) return readingFrom * (1 - read) + readingTo * read
  return readingTo + (1 - readingTo) * (at - readAt - 1) / (steps.length - readAt - 1)
}
