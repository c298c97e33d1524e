import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { inputWithout, responding } from "../envelope.ts"
import { answersExport, OneTask, says } from "../shapes.ts"
import { sendExport } from "../streams-and-files/send-export.ts"

const { get } = HttpApiEndpoint

export const Export = HttpApiGroup.make("export").annotate(OpenApi.Description, "Tasks as files").add(
  get("exportTask", "/api/transcription/tasks/:id/export", {
    params: OneTask,
    query: inputWithout(exportTask.input, "taskId"),
    ...answersExport,
  }).annotateMerge(
    says(
      "Export a task as a file",
      "The body is the file itself, not an envelope, even with `format=json`; only refusals are enveloped. "
        + "Content-Disposition has the file name.",
    ),
  ),
).middleware(Authentication)

export const ExportRoutes = HttpApiBuilder.group(
  areaApi(Export),
  "export",
  (handlers) =>
    Effect.map(
      responding,
      (respond) =>
        handlers.handleRaw("exportTask", ({ params, query }) => respond(sendExport({ ...query, taskId: params.id }))),
    ),
)
