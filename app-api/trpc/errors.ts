import type { DomainError, ErrorKind } from "#domain/kernel/domain-error.ts"
import { BrokenRule } from "#domain/kernel/rules.ts"
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
  full: "SERVICE_UNAVAILABLE",
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

/**
 * Codes for what no use case refuses. A procedure that does not exist has none: it tells pages of another version that
 * the server is being updated.
 */
const codesOfOurs: Partial<Record<TRPCError["code"], string>> = {
  PARSE_ERROR: "MalformedRequest",
  BAD_REQUEST: "MalformedRequest",
  METHOD_NOT_SUPPORTED: "MethodNotAllowed",
  TIMEOUT: "RequestTimeout",
  PAYLOAD_TOO_LARGE: "RequestTooLarge",
  UNSUPPORTED_MEDIA_TYPE: "UnsupportedMediaType",
  INTERNAL_SERVER_ERROR: "InternalError",
}

/** What an error carries beyond its sentence: what the page translates, and the paid feature. */
export const dataOf = ({ cause, code }: TRPCError) => {
  const refusal = cause instanceof RefusedError ? cause.refusal : undefined
  const malformed = malformedIn(cause)
  return {
    error_code: refusal?._tag ?? (malformed ? "MalformedRequest" : codesOfOurs[code]),
    reason: refusal?.code,
    params: refusal?.params,
    issues: refusal?.issues ?? malformed,
    current: refusal?.current,
    files: refusal?.files,
    feature: refusal?.feature,
    retry_after: refusal?.retryAfter,
  }
}

/** The protocol has no code for a full disk; its HTTP status says so. */
export const isFull = ({ cause }: TRPCError): boolean => cause instanceof RefusedError && cause.refusal.kind === "full"

/** The longest wait that any of these errors requires, in whole seconds; null if none does. */
export const waitOf = (errors: ReadonlyArray<TRPCError>): number | null => {
  const waits = errors.flatMap((error) => dataOf(error).retry_after ?? [])
  return waits.length === 0 ? null : Math.ceil(Math.max(...waits))
}

const Malformed = Schema.Struct({ issues: Schema.Array(BrokenRule) })

/** The rules that input broke if it did not decode: the parser's issues. */
const malformedIn = (cause: Error | undefined): ReadonlyArray<BrokenRule> | undefined =>
  Schema.is(Malformed)(cause) ? cause.issues.map(({ field, rule, params }) => ({ field, rule, params })) : undefined
