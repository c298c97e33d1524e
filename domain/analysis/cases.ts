import { getMindMap } from "./use-cases/get-mind-map.ts"
import { getSummary } from "./use-cases/get-summary.ts"
import { redrawMindMap } from "./use-cases/redraw-mind-map.ts"
import { startAnalysis } from "./use-cases/start-analysis.ts"

export const analysisCases = [
  getMindMap,
  getSummary,
  redrawMindMap,
  startAnalysis,
] as const
