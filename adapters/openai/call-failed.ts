import { retryAfterOf } from "#adapters/system/wire/retry-after.ts"
import { Data } from "effect"
import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai"

export type CallFailedReason = "refused-key" | "rate-limited" | "timed-out" | "remote-error" | "unreadable-answer"

/** A request without a usable answer. `detail` contains neither keys nor anything people said. */
export class CallFailed extends Data.TaggedError("CallFailed")<{
  readonly reason: CallFailedReason
  readonly detail: string
  /** Whether the same request may succeed later. */
  readonly retry: boolean
  /** Milliseconds the service asked us to wait. */
  readonly retryAfter: number | null
  readonly status: number | null
  /** The request field the service objected to. */
  readonly parameter: string | null
  /** Whether the request, or its answer, is more than the model takes: a shorter one may succeed. */
  readonly tooLong: boolean
}> {}

export const unreadable = (detail: string): CallFailed => failed("unreadable-answer", detail, true)

export const tooLong = (detail: string): CallFailed => failed("unreadable-answer", detail, false, true)

export const timedOut = (): CallFailed => failed("timed-out", "no answer in time", true)

/** Translates an error of the client library. `now` is needed for a Retry-After given as a date. */
export const callFailed = (cause: unknown, now: number): CallFailed => {
  if (cause instanceof APIConnectionTimeoutError) return timedOut()
  if (isRedirect(cause)) return failed("remote-error", "the address redirects to another one", false)
  if (cause instanceof APIConnectionError) return failed("remote-error", "the connection failed", true)
  if (cause instanceof APIError) return refused(cause, now)
  if (cause instanceof SyntaxError) return unreadable("not JSON")
  return failed("remote-error", cause instanceof TypeError ? "the connection failed" : "the request failed", true)
}

/** `fetch` says so in the innermost of its errors. */
const isRedirect = (cause: unknown): boolean =>
  cause instanceof Error && (cause.message === "unexpected redirect" || isRedirect(cause.cause))

const refused = (cause: APIError, now: number): CallFailed => {
  const status = cause.status ?? null
  const tooLong = isTooLong(cause)
  const common = { status, parameter: cause.param ?? null, retryAfter: waitOf(cause.headers, now), tooLong }
  const detail = `HTTP ${status ?? "?"}${cause.code ? ` ${cause.code}` : ""}`
  if (status === 401 || status === 403) {
    return new CallFailed({ ...common, detail, reason: "refused-key", retry: false })
  }
  if (status === 429) {
    const outOfMoney = cause.code === "insufficient_quota"
    return new CallFailed({ ...common, detail, reason: "rate-limited", retry: !outOfMoney && !tooLong })
  }
  const retry = !tooLong && (status === null || status >= 500 || status === 408 || status === 409)
  return new CallFailed({ ...common, detail, reason: status === 408 ? "timed-out" : "remote-error", retry })
}

const lengthCodes = new Set(["context_length_exceeded", "exceed_context_size_error", "string_above_max_length"])

/** Compatible servers say so in words; OpenAI refuses with 429 what alone is more than a minute may hold. */
const lengthWords =
  /context (?:length|size|window)|(?:prompt|input|request|tokens?)\b.{0,60}\b(?:too (?:long|large|many)|exceeds?)/i

const isTooLong = ({ status, code, type, message }: APIError): boolean =>
  lengthCodes.has(code ?? "") || lengthCodes.has(type ?? "") || status === 413
  || (status === 429 && message.includes("Request too large"))
  || ((status === 400 || status === 422 || status === 500) && lengthWords.test(message))

/** Retry-After-Ms is specific to OpenAI. */
const waitOf = (headers: Headers | undefined, now: number): number | null => {
  const exact = Number(headers?.get("retry-after-ms") ?? Number.NaN)
  return Number.isFinite(exact) ? Math.max(0, exact) : retryAfterOf(headers, now)
}

const failed = (reason: CallFailedReason, detail: string, retry: boolean, tooLong = false): CallFailed =>
  new CallFailed({ reason, detail, retry, retryAfter: null, status: null, parameter: null, tooLong })
