import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { redrawMindMap } from "#domain/analysis/use-cases/redraw-mind-map.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const AnalysisRoutes = HttpApiBuilder.group(
  Api,
  "analysis",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        startAnalysis: ({ params, payload }) => answer(startAnalysis, { ...payload, taskId: params.id }),
        getSummary: ({ params }) => answer(getSummary, { taskId: params.id }),
        getMindMap: ({ params }) => answer(getMindMap, { taskId: params.id }),
        redrawMindMap: ({ payload }) => answer(redrawMindMap, payload),
      })),
)
