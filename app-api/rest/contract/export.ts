import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { inputWithout } from "../envelope.ts"
import { answersBytes, OneTask } from "./shapes.ts"

const { get } = HttpApiEndpoint

export const Export = HttpApiGroup.make("export").add(
  get("exportTask", "/api/transcription/tasks/:id/export", {
    params: OneTask,
    query: inputWithout(exportTask.input, "taskId"),
    ...answersBytes,
  }),
).middleware(Authentication)
