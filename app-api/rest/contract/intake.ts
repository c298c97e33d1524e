import { createDocumentTasks } from "#domain/intake/use-cases/create-document-tasks.ts"
import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { previewEngine } from "#domain/intake/use-cases/preview-engine.ts"
import { previewIntake } from "#domain/intake/use-cases/preview-intake.ts"
import { TaskView } from "#domain/library/task-view.ts"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers } from "../envelope.ts"
import { MadeTasks } from "./shapes.ts"

const { get, post } = HttpApiEndpoint

const textFields = {
  title: Schema.optionalKey(Schema.String),
  language: Schema.optionalKey(Schema.String),
  analyze: Schema.optionalKey(Schema.Boolean),
}

/** Files as they are sent by a form: any number of parts called `file`. */
const DocumentForm = Schema.Struct({ file: Schema.Array(Schema.String), ...textFields }).pipe(
  HttpApiSchema.asMultipart(),
)

const RecordingForm = Schema.Struct({
  file: Schema.Array(Schema.String),
  ...textFields,
  speakers: Schema.optionalKey(Schema.Int),
  hotwords: Schema.optionalKey(Schema.String),
  merge: Schema.optionalKey(Schema.Boolean),
  auto_start: Schema.optionalKey(Schema.Boolean),
}).pipe(HttpApiSchema.asMultipart())

const recordings = { payload: [createTasks.input, RecordingForm] as const, ...answers(MadeTasks) }

export const Intake = HttpApiGroup.make("intake").add(
  post("createTasks", "/api/transcription/create", recordings),
  post("mergeTasks", "/api/transcription/merge-transcribe", recordings),
  post("createDocumentTasks", "/api/transcription/create-document", {
    payload: [createDocumentTasks.input, DocumentForm] as const,
    ...answers(MadeTasks),
  }),
  post("pasteText", "/api/transcription/paste-text", { payload: pasteText.input, ...answers(TaskView) }),
  post("previewIntake", "/api/transcription/preview", {
    payload: previewIntake.input,
    ...answers(previewIntake.output),
  }),
  get("previewEngine", "/api/transcription/preview-engine", {
    query: previewEngine.input,
    ...answers(previewEngine.output),
  }),
  post("addExample", "/api/transcription/example", { ...answers(TaskView) }),
  post("openUpload", "/api/uploads", { payload: openUpload.input, ...answers(openUpload.output) }),
).middleware(Authentication)
