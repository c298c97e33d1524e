import { getMindMapTool } from "./get-mind-map.ts"
import { getSummaryTool } from "./get-summary.ts"
import { redrawMindMapTool } from "./redraw-mind-map.ts"
import { startAnalysisTool } from "./start-analysis.ts"

export const analysisTools = [getSummaryTool, getMindMapTool, startAnalysisTool, redrawMindMapTool]
