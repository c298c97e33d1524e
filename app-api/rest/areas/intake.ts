import { limits } from "#domain/intake/limits.ts"
import { optionFields } from "#domain/intake/transcription-options.ts"
import { addExample } from "#domain/intake/use-cases/add-example.ts"
import { createDocumentTasks } from "#domain/intake/use-cases/create-document-tasks.ts"
import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import { deleteUpload } from "#domain/intake/use-cases/delete-upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { previewEngine } from "#domain/intake/use-cases/preview-engine.ts"
import { previewIntake } from "#domain/intake/use-cases/preview-intake.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { wire } from "#domain/kernel/wire.ts"
import { TaskView } from "#domain/library/task-view.ts"
import { FolderChoice } from "#domain/task/folder-choice.ts"
import { Scenario } from "#domain/task/scenario.ts"
import { Title } from "#domain/task/title.ts"
import { Effect, Schema } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { creating } from "../creating.ts"
import { answering, answers } from "../envelope.ts"
import { MadeTasks, says } from "../shapes.ts"

const { delete: del, get, post } = HttpApiEndpoint

const textFields = {
  /** The files, any number of them. */
  file: Schema.Array(Schema.String.annotate({ format: "binary" })),
  title: Schema.optionalKey(Title),
  language: optionFields.language,
  analyze: optionFields.analyze,
  /** JSON. */
  style: Schema.optionalKey(Schema.String),
  scenario: Schema.optionalKey(Scenario),
  folder_id: Schema.optionalKey(FolderChoice),
}

const DocumentForm = Schema.Struct(textFields).pipe(HttpApiSchema.asMultipart())

const RecordingForm = wire({
  ...textFields,
  speakers: optionFields.speakers,
  /** Lines, words with commas between them, or JSON. */
  hotwords: Schema.optionalKey(Schema.String),
  merge: Schema.optionalKey(Schema.Boolean),
  autoStart: optionFields.autoStart,
}).pipe(HttpApiSchema.asMultipart())

const recordings = { payload: [createTasks.input, RecordingForm] as const, ...answers(MadeTasks) }

export const Intake = HttpApiGroup.make("intake").annotate(OpenApi.Description, "Creating tasks, and uploads").add(
  post("createTasks", "/api/transcription/create", recordings).annotateMerge(
    says(
      "Create tasks from recordings",
      "Takes files in a form, or ids of uploads in JSON. Every file is checked before anything is stored; one "
        + "invalid file refuses the whole request. `data` has the fields of the first task, and all tasks in "
        + "`tasks`.",
    ),
  ),
  post("mergeTasks", "/api/transcription/merge-transcribe", recordings).annotateMerge(
    says(
      "Create one task from several recordings",
      "Like creating tasks, but all files become one task, in their order.",
    ),
  ),
  post("createDocumentTasks", "/api/transcription/create-document", {
    payload: [createDocumentTasks.input, DocumentForm] as const,
    ...answers(MadeTasks),
  }).annotateMerge(
    says("Create tasks from documents", "Takes TXT, MD, DOC, DOCX and PDF files in a form, or ids of uploads in JSON."),
  ),
  post("pasteText", "/api/transcription/paste-text", { payload: pasteText.input, ...answers(TaskView) }).annotateMerge(
    says("Create a task from text", "Takes at most 1 MB of text. 600 bytes count as one minute."),
  ),
  post("previewIntake", "/api/transcription/preview", {
    payload: previewIntake.input,
    ...answers(previewIntake.output),
  }).annotateMerge(
    says(
      "Estimate the cost of files",
      "The minutes that files will cost, by the rules for booking. Null means not known yet.",
    ),
  ),
  get("previewEngine", "/api/transcription/preview-engine", {
    query: previewEngine.input,
    ...answers(previewEngine.output),
  }).annotateMerge(
    says(
      "Get the engine for a language",
      "The engine that would transcribe a recording in this language, and the languages it supports.",
    ),
  ),
  post("addExample", "/api/transcription/example", { ...answers(TaskView) }).annotateMerge(
    says(
      "Create the example task",
      "An analysed recording of 51 seconds that costs no minutes. An account has at most one.",
    ),
  ),
  post("openUpload", "/api/uploads", { payload: openUpload.input, ...answers(openUpload.output) }).annotateMerge(
    says(
      "Open an upload",
      "Returns an address that takes the bytes of one file by PUT, without a token, within the hour. DELETE "
        + "discards it.",
    ),
  ),
  del("deleteUpload", "/api/uploads/:id", { params: { id: UploadId }, ...answers(deleteUpload.output) }).annotateMerge(
    says("Delete an upload", "Removes an upload that no task was made from, and discards its ticket."),
  ),
).middleware(Authentication)

const recordingSizes = { maxSize: limits.video, maxTotal: limits.files * limits.video }
const documentSizes = { maxSize: limits.document, maxTotal: limits.documents + 1_000_000 }

export const IntakeRoutes = HttpApiBuilder.group(
  areaApi(Intake),
  "intake",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const answerTask = yield* answeringWithTask
      const create = yield* creating
      return handlers
        .handleRaw("createTasks", ({ request }) => create(createTasks, request, recordingSizes))
        .handleRaw("mergeTasks", ({ request }) => create(createTasks, request, { ...recordingSizes, merge: true }))
        .handleRaw("createDocumentTasks", ({ request }) => create(createDocumentTasks, request, documentSizes))
        .handleAll({
          pasteText: ({ payload }) => answerTask(pasteText, payload),
          previewIntake: ({ payload }) => answer(previewIntake, payload),
          previewEngine: ({ query }) => answer(previewEngine, query),
          addExample: () => answerTask(addExample, {}),
          openUpload: ({ payload }) => answer(openUpload, payload),
          deleteUpload: ({ params }) => answer(deleteUpload, { uploadId: params.id }),
        })
    }),
)
