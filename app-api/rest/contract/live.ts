import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { getWaveform } from "#domain/playback/use-cases/get-waveform.ts"
import { getColumns } from "#domain/transcript/use-cases/get-columns.ts"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication, Visiting } from "../authentication.ts"
import { DecodeErrorMiddleware } from "../decode-error-middleware.ts"
import { DefectMiddleware } from "../defect-middleware.ts"
import { answers, inputWithout } from "../envelope.ts"
import { failures, Missing } from "../errors.ts"
import { MediaLink } from "../link-media.ts"
import { OneTask } from "./parameters.ts"

const { get } = HttpApiEndpoint

const bytes = Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/octet-stream" }))
const events = Schema.String.pipe(HttpApiSchema.asText({ contentType: "text/event-stream" }))

/** Which file of a merged recording, counted from 0. */
const part = Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 })))

/** What is more than an object: events, the recording itself, and what caches keep. */
export const Live = HttpApiGroup.make("live").add(
  get("watchTask", "/api/transcription/tasks/:id/events", {
    params: OneTask,
    query: inputWithout(watchTask.input, "taskId"),
    success: [events, Missing] as const,
    error: failures,
  }),
  get("watchTasks", "/api/transcription/tasks/events", { success: events, error: failures }),
  get("getColumns", "/api/transcription/tasks/:id/columns", {
    params: OneTask,
    query: inputWithout(getColumns.input, "taskId"),
    ...answers(getColumns.output),
  }),
  get("getWaveform", "/api/transcription/tasks/:id/waveform", {
    params: OneTask,
    ...answers(getWaveform.output),
  }),
  get("exportTask", "/api/transcription/tasks/:id/export", {
    params: OneTask,
    query: inputWithout(exportTask.input, "taskId"),
    success: [bytes, Missing] as const,
    error: failures,
  }),
  get("getMedia", "/api/transcription/tasks/:id/media", {
    params: OneTask,
    query: { part },
    success: [bytes, Missing] as const,
    error: failures,
  }),
  get("getMediaLink", "/api/transcription/tasks/:id/media-link", {
    params: OneTask,
    query: { part },
    ...answers(MediaLink),
  }),
).middleware(Authentication).middleware(DecodeErrorMiddleware).middleware(DefectMiddleware)

/** The recording by a link that expires, for players that cannot send a token. */
export const Media = HttpApiGroup.make("media").add(
  get("getLinkedMedia", "/api/media/:link", {
    params: { link: Schema.String },
    success: [bytes, Missing] as const,
    error: failures,
  }),
).middleware(Visiting).middleware(DecodeErrorMiddleware).middleware(DefectMiddleware)
