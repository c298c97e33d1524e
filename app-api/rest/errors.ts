import type { DomainError } from "#domain/kernel/domain-error.ts"
import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { Reason, reasonOf } from "../request/failure-reason.ts"
import { answerTo } from "../request/status-of.ts"

const refusal = <const Code extends number>(code: Code) =>
  Schema.Struct({ code: Schema.Literal(code), message: Schema.String, data: Reason })

const failure = <const Status extends number>(status: Status, description: string) =>
  refusal(status).annotate({ identifier: `Failure${status}`, description }).pipe(HttpApiSchema.status(status))

/** A missing object travels on HTTP 200: published clients take an HTTP 404 for an upgrade and wait forever. */
export const Missing = refusal(404).annotate({
  identifier: "Missing",
  description: "The answer; with code 404 when there is no such object",
})

export const BadRequest = failure(400, "Malformed input; the message names the field and the rule")
export const Unauthenticated = failure(401, "Not signed in")
export const InternalError = failure(500, "An error on our side")
export const Full = failure(507, "There is no room to store anything")
export const Unavailable = failure(503, "Something this needs is not available")

export const failures = [
  BadRequest,
  failure(403, "Not permitted by role or by plan, or the minutes are used up"),
  failure(409, "Not possible in the present state"),
  failure(410, "Expired or used already"),
  failure(413, "Too large"),
  failure(415, "A kind of body that this call does not take"),
  failure(429, "Too many requests; see Retry-After"),
  Full,
  Unavailable,
  Unauthenticated,
] as const

export const toAnswer = (error: DomainError, requestId: string) => ({
  ...answerTo[error.kind],
  message: error.message,
  data: reasonOf(error, requestId),
})
