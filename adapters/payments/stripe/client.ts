import { PaymentRefused, PaymentUnavailable } from "#domain/billing/errors.ts"
import { Effect, Redacted } from "effect"
import type { Stripe } from "stripe"

export interface StripeOptions {
  readonly secretKey: Redacted.Redacted
  readonly webhookSecret: Redacted.Redacted
  /** An address other than Stripe's own, such as a stand-in in tests. */
  readonly apiUrl: string | null
  /** How requests travel in tests, where they do not leave the process. */
  readonly fetch: typeof fetch | null
  /** Whether Stripe adds taxes. */
  readonly hasTax: boolean
}

// Loaded on the first call: most servers never make one.
const library = Effect.promise(() => import("stripe"))

/** A client that repeats what the network lost, with the same key. */
export const makeClient = Effect.fnUntraced(function*({ secretKey, apiUrl, fetch }: StripeOptions) {
  const { Stripe: Client } = yield* library
  const address = apiUrl === null ? null : new URL(apiUrl)
  return new Client(Redacted.value(secretKey), {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(address !== null && {
      host: address.hostname,
      port: address.port === "" ? (address.protocol === "http:" ? 80 : 443) : Number(address.port),
      protocol: address.protocol === "http:" ? "http" : "https",
    }),
    ...(fetch !== null && { httpClient: Client.createFetchHttpClient(fetch) }),
  })
})

/**
 * One call. A refusal by Stripe is distinguished from Stripe being unreachable; the log has the reason, and nothing
 * of the request.
 */
export const ask = <A>(client: Effect.Effect<Stripe>, what: string, call: (stripe: Stripe) => Promise<A>) =>
  Effect.flatMap(
    client,
    (stripe) =>
      Effect.tryPromise({ try: () => call(stripe), catch: (error) => failureOf(error) }).pipe(
        Effect.tapError(({ failure, reason }) =>
          Effect.logWarning("Stripe failed", { what, failure: failure._tag, ...reason })
        ),
        Effect.mapError(({ failure }) => failure),
        Effect.withSpan(`stripe ${what}`),
      ),
  )

const failureOf = (error: unknown) => {
  const { type, code, statusCode, requestId } = fieldsOf(error)
  const isRefused = statusCode !== undefined && statusCode >= 400 && statusCode < 500 &&
    ![401, 403, 429].includes(statusCode)
  const failure = isRefused ? new PaymentRefused() : new PaymentUnavailable()
  const said = statusCode === undefined && error instanceof Error ? error.message : undefined
  return { failure, reason: { type, code, statusCode, requestId, said } }
}

/** Stripe does not know what was asked for: it is gone, or belongs to another account or to the test mode. */
export const isMissing = (error: unknown): boolean => fieldsOf(error).code === "resource_missing"

interface StripeFields {
  readonly type?: string
  readonly code?: string
  readonly statusCode?: number
  readonly requestId?: string
}

const fieldsOf = (error: unknown): StripeFields => typeof error === "object" && error !== null ? error : {}
