import { HumanCheckExpired, HumanCheckFailed, HumanCheckUnavailable } from "#domain/sign-in/errors.ts"
import { HumanCheck } from "#domain/sign-in/human-check.port.ts"
import { Effect, Layer, Redacted, Schema } from "effect"

export interface TurnstileOptions {
  readonly siteKey: string
  readonly secret: Redacted.Redacted
  /** Where tokens are verified. */
  readonly address: string
  /** The host that the widget must have been shown on. */
  readonly hostname: string
}

/** What the page names its widget. */
const action = "sign-in"
const timeLimit = 10_000

const Verdict = Schema.Struct({
  success: Schema.Boolean,
  hostname: Schema.optionalKey(Schema.String),
  action: Schema.optionalKey(Schema.String),
  "error-codes": Schema.optionalKey(Schema.Array(Schema.String)),
})

/** What is wrong with the token; any other code is about our request or their service. */
const wrongToken = new Set(["missing-input-response", "invalid-input-response", "bad-request"])

/** Cloudflare's widget, for operators who have an account there. */
export const layer = ({ siteKey, secret, address, hostname }: TurnstileOptions): Layer.Layer<HumanCheck> => {
  const ask = (token: string) =>
    Effect.tryPromise(async (signal) => {
      const answer = await fetch(address, {
        method: "POST",
        body: new URLSearchParams({ secret: Redacted.value(secret), response: token }),
        redirect: "error",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
      })
      return Schema.decodeUnknownSync(Verdict)(await answer.json())
    }).pipe(Effect.catch(() => unavailable("no answer")))
  return Layer.succeed(HumanCheck, {
    isNeeded: true,
    challenge: Effect.succeed({ kind: "turnstile" as const, siteKey }),
    verify: Effect.fn("HumanCheck.verify")(function*(token) {
      const verdict = yield* ask(token)
      const codes = verdict["error-codes"] ?? []
      if (codes.includes("timeout-or-duplicate")) return yield* new HumanCheckExpired()
      if (!verdict.success) {
        return yield* codes.some((code) => wrongToken.has(code))
          ? new HumanCheckFailed()
          : unavailable(codes.join(" "))
      }
      // A token that was solved on another site, or for something else.
      if (verdict.hostname !== hostname || verdict.action !== action) return yield* new HumanCheckFailed()
      return token
    }),
  })
}

/** Says in the log why, as the caller can only wait. */
const unavailable = (reason: string) =>
  Effect.logWarning("Turnstile did not verify a token", { reason: reason.slice(0, 200) }).pipe(
    Effect.andThen(Effect.fail(new HumanCheckUnavailable())),
  )
