import type { AnalysisResult } from "../../analysis/analysis-result.ts"
import { sectionsIn } from "../../analysis/summary-sections.ts"
import { scenarioFrom } from "../../task/scenario.ts"

/** What a page says about a summary besides its text. */
export const summaryFacts = (analysis: AnalysisResult | null) =>
  analysis === null ? { scenario: null, summarySections: [], isEdited: false } : {
    scenario: scenarioFrom(analysis.scenario),
    summarySections: sectionsIn(analysis.summary, analysis.language),
    isEdited: analysis.isEdited,
  }
