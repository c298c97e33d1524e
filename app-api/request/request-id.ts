import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"

export const requestIdHeader = "x-request-id"

/** The id the HTTP server gave to this request. */
export const requestId = Effect.map(
  HttpServerRequest.HttpServerRequest,
  ({ headers }) => headers[requestIdHeader] ?? "",
)
