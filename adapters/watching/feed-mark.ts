import { Option, Schema } from "effect"
import type { IncomingMessage } from "node:http"

/** What the server of a feed says of its state; null if it says nothing. */
export const markOf = ({ headers }: IncomingMessage): string | null => {
  const { etag, "last-modified": modified } = headers
  return etag === undefined && modified === undefined ? null : JSON.stringify({ etag, modified })
}

const Mark = Schema.fromJsonString(
  Schema.Struct({ etag: Schema.optionalKey(Schema.String), modified: Schema.optionalKey(Schema.String) }),
)

/** The headers that ask whether anything changed since. */
export const decodeMark = (mark: string | null): Readonly<Record<string, string>> => {
  const { etag, modified } = Option.getOrElse(Schema.decodeUnknownOption(Mark)(mark), (): typeof Mark.Type => ({}))
  return {
    ...etag !== undefined && { "if-none-match": etag },
    ...modified !== undefined && { "if-modified-since": modified },
  }
}
