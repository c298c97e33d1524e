import { brokenRules } from "#domain/kernel/broken-rules.ts"
import { MalformedRequest } from "#domain/kernel/errors.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { Effect } from "effect"
import { type HttpApiError, HttpApiMiddleware } from "effect/http-api"
import { reasonOf } from "../request/failure-reason.ts"
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
    isOurs(error) ? Effect.die(error.cause) : Effect.flatMap(requestId, (id) => {
      const refusal = new MalformedRequest({ issues: issuesOf(error) })
      return Effect.fail({ code: 400 as const, message: refusal.message, data: reasonOf(refusal, id) })
    }),
)

/** A body that is no JSON has no fields that could be wrong. */
const issuesOf = ({ kind, cause: { issue } }: HttpApiError.HttpApiSchemaError) =>
  kind === "Payload" && issue._tag === "InvalidValue" ? [brokenRule("body", "json")] : brokenRules(issue, "body")

const isOurs = ({ kind }: HttpApiError.HttpApiSchemaError): boolean => kind === "Body" || kind === "ResponseHeaders"
