import type { DomainError, ErrorKind } from "#domain/kernel/domain-error.ts"
import { TRPCError } from "@trpc/server"
import { Schema } from "effect"

const codeOf = {
  invalid: "BAD_REQUEST",
  unauthenticated: "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
  "not-found": "NOT_FOUND",
  conflict: "CONFLICT",
  gone: "PRECONDITION_FAILED",
  "too-large": "PAYLOAD_TOO_LARGE",
  quota: "FORBIDDEN",
  "rate-limited": "TOO_MANY_REQUESTS",
  unavailable: "SERVICE_UNAVAILABLE",
} as const satisfies Record<ErrorKind, TRPCError["code"]>

/** A refusal on its way out, with what the web app shows of it. */
class RefusedError extends Error {
  readonly refusal: DomainError
  constructor(refusal: DomainError) {
    super(refusal.message)
    this.refusal = refusal
  }
}

export const codeOfKind = (kind: ErrorKind): TRPCError["code"] => codeOf[kind]

export const toTrpcError = (refusal: DomainError): TRPCError =>
  new TRPCError({ code: codeOf[refusal.kind], message: refusal.message, cause: new RefusedError(refusal) })

/** What an error tells beyond its sentence: the code that is translated, the paid feature, each wrong field. */
export const dataOf = ({ cause }: TRPCError) => {
  const refusal = cause instanceof RefusedError ? cause.refusal : undefined
  const issues = issuesOf(cause)
  return {
    error_code: refusal?._tag ?? (issues.length > 0 ? "MalformedRequest" : undefined),
    reason: refusal?.code,
    current: refusal?.current,
    files: refusal?.files,
    feature: refusal?.feature,
    retry_after: refusal?.retryAfter,
    issues,
  }
}

const Issues = Schema.Struct({ issues: Schema.Array(Schema.Struct({ message: Schema.String })) })

const issuesOf = (cause: Error | undefined): ReadonlyArray<string> =>
  Schema.is(Issues)(cause) ? cause.issues.map(({ message }) => message) : []
