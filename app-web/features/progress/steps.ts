import type { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import { linkStages, stageOf, transcriptionStages } from "#web/entities/task/stages.ts"
import type { TextKey } from "#web/lib/text.ts"

/** The steps of an analysis, each by its own name, in order. */
const analysisSteps: Readonly<Record<AnalysisProgress, TextKey<"progress">>> = {
  initializing: "step.initializing",
  "cleaning text": "step.cleaning",
  "formatting data": "step.formatting",
  "analyzing scenario": "step.scenario",
  "planning summary": "step.planning",
  "generating summary": "step.generating",
  "optimizing format": "step.optimizing",
  "generating mind map": "step.map",
  "creating canvas": "step.canvas",
  "high-quality mind map": "step.detailed",
  finalizing: "step.finalizing",
}

interface Shown {
  readonly label: TextKey<"progress">
  readonly steps: ReadonlyArray<string>
}

const ofAnalysis: ReadonlyArray<Shown> = Object.entries(analysisSteps).map(([step, label]) => ({
  label,
  steps: [step],
}))

/**
 * What the page lists: the stages of getting a link, if it is one, and of a transcription, unless the text exists already, and
 * every step of the analysis.
 */
export const shownSteps = (onlyAnalysis: boolean, isLink: boolean): ReadonlyArray<Shown> =>
  onlyAnalysis ? ofAnalysis : [...(isLink ? linkStages : []), ...transcriptionStages, ...ofAnalysis]

/** The name of the current step. */
export const nameOfStep = (step: string): TextKey<"progress"> =>
  ofAnalysis.find(({ steps }) => steps.includes(step))?.label ?? stageOf(step)
