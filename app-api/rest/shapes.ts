import { ExportedTask } from "#domain/export/exported-task.ts"
import { formats } from "#domain/export/format.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { wireAs } from "#domain/kernel/wire.ts"
import { TaskView } from "#domain/library/task-view.ts"
import { Context, Schema } from "effect"
import { HttpApiSchema, OpenApi } from "effect/http-api"
import { failures, Missing } from "./errors.ts"

/** The task a path is about. */
export const OneTask = { id: TaskId }

/** What a request that made several tasks answers: the fields of the first one, and all of them. */
export const MadeTasks = wireAs("CreatedTasks", { ...TaskView.to.fields, tasks: Schema.Array(TaskView) })

/** What the published contract says about an endpoint: in a few words, and in full. */
export const says = (summary: string, description: string) =>
  Context.make(OpenApi.Summary, summary).pipe(Context.add(OpenApi.Description, description))

const bytes = (contentType: string) => Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType }))
const events = Schema.String.pipe(HttpApiSchema.asText({ contentType: "text/event-stream" }))

const { json: _, ...files } = formats

/** A file in the requested format. JSON is the task itself: only a refusal is in the envelope. */
export const answersExport = {
  success: [...Object.values(files).map(({ mediaType }) => bytes(mediaType)), ExportedTask, Missing] as const,
  error: failures,
}

/** A stored file, of the type it was sent with; what browsers cannot play is a download. */
export const answersMedia = {
  success: [bytes("audio/*"), bytes("video/*"), bytes("application/octet-stream"), Missing] as const,
  error: failures,
}

/** Everything of an account in one file. */
export const answersArchive = { success: [bytes("application/zip"), Missing] as const, error: failures }

/** The answer that payment providers wait for. */
export const answersNotice = {
  success: [Schema.String.pipe(HttpApiSchema.asText({ contentType: "text/plain" })), Missing] as const,
  error: failures,
}

/** A table as a file. */
export const answersCsv = {
  success: [Schema.String.pipe(HttpApiSchema.asText({ contentType: "text/csv" })), Missing] as const,
  error: failures,
}

/** Answers that are server-sent events. */
export const answersEvents = { success: [events, Missing] as const, error: failures }
