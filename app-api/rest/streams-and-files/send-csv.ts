import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { disposition } from "./disposition.ts"

interface CsvFile {
  readonly fileName: string
  readonly mediaType: string
  readonly text: string
}

/** A table as a file to be kept. */
export const sendCsv = ({ fileName, mediaType, text }: CsvFile) =>
  Effect.succeed(HttpServerResponse.text(text, {
    contentType: mediaType,
    headers: { "cache-control": "private, no-store", "content-disposition": disposition("attachment", fileName) },
  }))
