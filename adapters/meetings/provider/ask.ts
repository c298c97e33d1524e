import { retryAfterOf } from "#adapters/system/wire/retry-after.ts"
import { Clock, Effect, Schema } from "effect"
import type { Access } from "./access.ts"
import { jsonOf } from "./json-of.ts"
import { failed, ProviderFailed } from "./provider-failed.ts"

interface Question {
  readonly method?: "GET" | "POST" | "DELETE"
  /** With its query, after the provider's address. */
  readonly path: string
  readonly body?: unknown
}

/** Milliseconds. */
const longest = 20_000

/**
 * One request to a provider. It follows no redirect, since the key goes with it, and reads no more than such an answer can
 * have. It ends by itself after 20 seconds, also where it cannot be interrupted.
 */
export const ask = <Answer extends Schema.ConstraintDecoder<unknown>>(
  access: Access,
  answer: Answer,
  question: Question,
): Effect.Effect<Answer["Type"], ProviderFailed> =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Effect.tryPromise({
      try: (signal) => answered(access, question, now, signal),
      catch: (cause) => cause instanceof ProviderFailed ? cause : unreached(cause),
    })).pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(answer)),
      Effect.catchTag("SchemaError", () => Effect.fail(failed("unreadable", "an answer of another shape"))),
    )

const answered = async (access: Access, { method = "GET", path, body }: Question, now: number, signal: AbortSignal) => {
  const response = await fetch(`${access.url}${path}`, {
    method,
    redirect: "manual",
    headers: {
      accept: "application/json",
      ...access.key,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
  })
  if (response.ok) return response.status === 204 ? null : jsonOf(response.body)
  await response.body?.cancel()
  throw refusal(access, response, now)
}

const refusal = ({ busy }: Access, { status, headers }: Response, now: number): ProviderFailed => {
  const detail = `status ${status}`
  if (status === 429 || busy.includes(status)) {
    return failed("busy", detail, { retryAfter: retryAfterOf(headers, now) ?? 0 })
  }
  if (status === 401 || status === 403) return failed("key-refused", detail)
  if (status === 404) return failed("gone", detail)
  if (status >= 500) return failed("away", detail, { retryAfter: retryAfterOf(headers, now) ?? 0 })
  return status < 400 ? failed("unreadable", "a redirect") : failed("refused", detail)
}

/** These never reached the provider. */
const neverReached = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"])

const unreached = (cause: unknown): ProviderFailed => {
  const inner = cause instanceof Error ? cause.cause : null
  const code = inner instanceof Error && "code" in inner ? String(inner.code) : ""
  return failed("away", "no answer", { mayBeDone: !neverReached.has(code) })
}
