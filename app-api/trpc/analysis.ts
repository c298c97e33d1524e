import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { redrawMindMap } from "#domain/analysis/use-cases/redraw-mind-map.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { mutation, query, router } from "./trpc.ts"

export const analysisRouter = router({
  getMindMap: query(getMindMap),
  getSummary: query(getSummary),
  redrawMindMap: mutation(redrawMindMap),
  startAnalysis: mutation(startAnalysis),
})
