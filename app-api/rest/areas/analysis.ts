import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { redrawMindMap } from "#domain/analysis/use-cases/redraw-mind-map.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout } from "../envelope.ts"
import { OneTask, says } from "../shapes.ts"

const { get, post } = HttpApiEndpoint

export const Analysis = HttpApiGroup.make("analysis").annotate(OpenApi.Description, "Summaries and mind maps").add(
  post("startAnalysis", "/:id/analyze-meeting", {
    params: OneTask,
    payload: inputWithout(startAnalysis.input, "taskId"),
    ...answers(startAnalysis.output),
  }).annotateMerge(
    says(
      "Start the analysis of a task",
      "Writes the summary and the mind map of a finished transcript. The previous result stays until the new one is complete.",
    ),
  ),
  get("getSummary", "/tasks/:id/summary", { params: OneTask, ...answers(getSummary.output) }).annotateMerge(
    says("Get a summary", "The summary as Markdown, and each of its claims with the lines it cites."),
  ),
  get("getMindMap", "/tasks/:id/mind-map", { params: OneTask, ...answers(getMindMap.output) }).annotateMerge(
    says("Get a mind map", "The mind map as a tree."),
  ),
  post("redrawMindMap", "/regenerate-xmind", { payload: redrawMindMap.input, ...answers(redrawMindMap.output) })
    .annotateMerge(says("Redraw a mind map", "Draws the mind map again from the current summary.")),
).prefix("/api/transcription").middleware(Authentication)

export const AnalysisRoutes = HttpApiBuilder.group(
  areaApi(Analysis),
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
