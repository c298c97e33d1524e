import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { redrawMindMap } from "#domain/analysis/use-cases/redraw-mind-map.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers, inputWithout } from "../envelope.ts"
import { OneTask } from "./shapes.ts"

const { get, post } = HttpApiEndpoint

export const Analysis = HttpApiGroup.make("analysis").add(
  post("startAnalysis", "/:id/analyze-meeting", {
    params: OneTask,
    payload: inputWithout(startAnalysis.input, "taskId"),
    ...answers(startAnalysis.output),
  }),
  get("getSummary", "/tasks/:id/summary", { params: OneTask, ...answers(getSummary.output) }),
  get("getMindMap", "/tasks/:id/mind-map", { params: OneTask, ...answers(getMindMap.output) }),
  post("redrawMindMap", "/regenerate-xmind", { payload: redrawMindMap.input, ...answers(redrawMindMap.output) }),
).prefix("/api/transcription").middleware(Authentication)
