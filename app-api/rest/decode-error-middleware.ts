import { Effect } from "effect"
import { type HttpApiError, HttpApiMiddleware } from "effect/http-api"
import { plainWords } from "../request/plain-words.ts"
import { requestId } from "../request/request-id.ts"
import { BadRequest } from "./errors.ts"

/** Without this, a request that does not decode is answered by an empty 400, outside the envelope. */
export class DecodeErrorMiddleware
  extends HttpApiMiddleware.Service<DecodeErrorMiddleware>()("app-api/rest/DecodeErrorMiddleware", {
    error: BadRequest,
  })
{}

export const layer = HttpApiMiddleware.layerSchemaErrorTransform(
  DecodeErrorMiddleware,
  (error) =>
    isOurs(error) ? Effect.die(error.cause) : Effect.flatMap(requestId, (id) =>
      Effect.fail({
        code: 400 as const,
        message: plainWords(error.cause.issue),
        data: { error_code: "MalformedRequest", request_id: id },
      })),
)

const isOurs = ({ kind }: HttpApiError.HttpApiSchemaError): boolean => kind === "Body" || kind === "ResponseHeaders"
