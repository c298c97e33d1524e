import { Effect } from "effect"
import { type HttpApiError, HttpApiMiddleware } from "effect/http-api"
import { BadRequest } from "./errors.ts"
import { plainWords } from "./plain-words.ts"
import { requestId } from "./request-id.ts"

/** Without this, a request that does not decode is answered by an empty 400, outside the envelope. */
export class Malformed extends HttpApiMiddleware.Service<Malformed>()("app-api/rest/Malformed", {
  error: BadRequest,
}) {}

export const layer = HttpApiMiddleware.layerSchemaErrorTransform(
  Malformed,
  (error) =>
    isOurs(error) ? Effect.die(error.cause) : Effect.flatMap(requestId, (id) =>
      Effect.fail({
        code: 400 as const,
        message: plainWords(error.cause.issue),
        data: { error_code: "MalformedRequest", request_id: id },
      })),
)

const isOurs = ({ kind }: HttpApiError.HttpApiSchemaError): boolean => kind === "Body" || kind === "ResponseHeaders"
