import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { disposition } from "./disposition.ts"

/** A task as a file to be kept. */
export const sendExport = Effect.fnUntraced(function*(wanted: (typeof exportTask)["input"]["Type"]) {
  const { fileName, mediaType, body } = yield* exportTask.run(wanted)
  // Encoding ten megabytes is a slice of its own.
  yield* Effect.yieldNow
  return HttpServerResponse.uint8Array(body._tag === "Text" ? new TextEncoder().encode(body.text) : body.bytes, {
    contentType: mediaType,
    headers: { "cache-control": "private, no-store", "content-disposition": disposition("attachment", fileName) },
  })
})
