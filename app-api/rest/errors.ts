import type { DomainError, ErrorKind } from "#domain/kernel/domain-error.ts"
import { PresentContent } from "#domain/kernel/present-content.ts"
import { RefusedFile } from "#domain/kernel/refused-file.ts"
import { BrokenRule, Params } from "#domain/kernel/rules.ts"
import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"

/** What every failure carries: a stable code, and the id that finds it in the logs. */
export interface FailureReason {
  readonly error_code: string
  readonly request_id: string
  readonly feature?: { readonly code: number; readonly name: string }
  readonly retry_after?: number
  readonly reason?: string
  readonly params?: Params
  readonly issues?: ReadonlyArray<BrokenRule>
  readonly current?: PresentContent
  readonly files?: ReadonlyArray<RefusedFile>
}

// Its name, not its fields, stands in the type of every endpoint: the compiler could not write that down.
const Reason: Schema.Codec<FailureReason> = Schema.Struct({
  error_code: Schema.String,
  request_id: Schema.String,
  feature: Schema.optionalKey(Schema.Struct({ code: Schema.Finite, name: Schema.String })),
  retry_after: Schema.optionalKey(Schema.Finite),
  reason: Schema.optionalKey(Schema.String),
  params: Schema.optionalKey(Params),
  issues: Schema.optionalKey(Schema.Array(BrokenRule)),
  current: Schema.optionalKey(PresentContent),
  files: Schema.optionalKey(Schema.Array(RefusedFile)),
}).annotate({ identifier: "FailureReason" })

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
export const InternalError = failure(500, "Our own mistake")

export const failures = [
  BadRequest,
  failure(403, "Not permitted by role or by plan, or the minutes are used up"),
  failure(409, "Not possible in the present state"),
  failure(410, "Expired or used already"),
  failure(413, "Too large"),
  failure(429, "Too many requests; see Retry-After"),
  failure(503, "Something this needs is not available"),
  Unauthenticated,
] as const

type Failure = (typeof failures)[number]["Type"]

const answerTo = {
  invalid: { code: 400 },
  unauthenticated: { code: 401 },
  forbidden: { code: 403 },
  "not-found": { code: 404, soft: true },
  conflict: { code: 409 },
  gone: { code: 410 },
  "too-large": { code: 413 },
  quota: { code: 403 },
  "rate-limited": { code: 429 },
  unavailable: { code: 503 },
} as const satisfies Record<ErrorKind, { code: Failure["code"] } | { code: 404; soft: true }>

/** The HTTP status and body code of a kind of refusal, for the generated list of errors. */
export const statusOf = (kind: ErrorKind): { readonly status: number; readonly code: number } => {
  const answer = answerTo[kind]
  return { status: "soft" in answer ? 200 : answer.code, code: answer.code }
}

export const toAnswer = (error: DomainError, requestId: string) => ({
  ...answerTo[error.kind],
  message: error.message,
  data: reasonOf(error, requestId),
})

export const reasonOf = (
  { _tag, code, current, feature, files, issues, params, retryAfter }: DomainError,
  requestId: string,
): FailureReason => ({
  error_code: _tag,
  request_id: requestId,
  ...(code === undefined ? {} : { reason: code }),
  ...(params === undefined ? {} : { params }),
  ...(issues === undefined ? {} : { issues }),
  ...(current === undefined ? {} : { current }),
  ...(files === undefined ? {} : { files }),
  ...(feature === undefined ? {} : { feature: { code: feature.code, name: feature.name } }),
  ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
})
