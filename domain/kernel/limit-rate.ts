import { Effect } from "effect"
import { CallerNetwork } from "./caller-network.ts"
import type { TooManyRequests } from "./errors.ts"
import { RateLimiter } from "./rate-limiter.port.ts"
import { type RateLimit, rateLimits } from "./rate-limits.ts"

/** Counts one use of a limit by this key, which is never logged: it may be an address or made of a secret. */
export const limitRate = (limit: RateLimit, key: string): Effect.Effect<void, TooManyRequests, RateLimiter> =>
  countUses(limit, key, 1)

/** Counts one use of a limit by the caller's network. */
export const limitNetwork = (limit: RateLimit): Effect.Effect<void, TooManyRequests, RateLimiter> =>
  Effect.flatMap(CallerNetwork, (network) => network === null ? Effect.void : limitRate(limit, network))

/** Counts the calls of a request, which may carry several. */
export const limitCalls = (calls: number): Effect.Effect<void, TooManyRequests, RateLimiter> =>
  Effect.flatMap(
    CallerNetwork,
    (network) => network === null ? Effect.void : countUses("calls from a network", network, calls),
  )

const countUses = Effect.fnUntraced(function*(limit: RateLimit, key: string, uses: number) {
  const { consume } = yield* RateLimiter
  yield* consume(`${limit}:${key}`, rateLimits[limit], uses).pipe(Effect.tapError(() => logUsedUp(limit, key)))
})

/** Once per window of the limit: a flood of requests must not become a flood of log lines. */
const logUsedUp = Effect.fnUntraced(function*(limit: RateLimit, key: string) {
  const { consume } = yield* RateLimiter
  const network = yield* CallerNetwork
  yield* consume(`logged ${limit}:${key}`, { times: 1, seconds: rateLimits[limit].seconds }, 1).pipe(
    Effect.andThen(Effect.logWarning("a limit is used up", { limit, network: network ?? "this machine" })),
    Effect.catchTag("TooManyRequests", () => Effect.void),
  )
})
