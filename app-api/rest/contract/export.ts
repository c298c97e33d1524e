import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { inputWithout } from "../envelope.ts"
import { answersExport, OneTask, says } from "./shapes.ts"

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
