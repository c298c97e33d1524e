import { TooManyRequests } from "#domain/kernel/errors.ts"
import { type Allowance, RateLimiter } from "#domain/kernel/rate-limiter.port.ts"
import { Effect } from "effect"
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"

interface LimiterOptions {
  readonly points: number
  readonly duration: number
  readonly keyPrefix: string
}

/** One limiter per allowance in use; there are only as many as there are rules in the code. */
export const allowances = (limiter: (options: LimiterOptions) => RateLimiterAbstract): RateLimiter["Service"] => {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterFor = ({ times, seconds }: Allowance): RateLimiterAbstract => {
    const keyPrefix = `limit:${times}:${seconds}`
    const known = limiters.get(keyPrefix)
    if (known) return known
    const made = limiter({ points: times, duration: seconds, keyPrefix })
    limiters.set(keyPrefix, made)
    return made
  }
  return RateLimiter.of({
    consume: (key, allowance, uses) =>
      Effect.promise(() => limiterFor(allowance).consume(key, uses).then(() => null, refusal)).pipe(
        Effect.flatMap((refused) => refused === null ? Effect.void : Effect.fail(refused)),
      ),
  })
}

/** The limiter rejects with a result when the allowance is used up, and with an error when it cannot count. */
const refusal = (cause: unknown): TooManyRequests => {
  if (cause instanceof RateLimiterRes) return new TooManyRequests({ retryAfter: Math.ceil(cause.msBeforeNext / 1000) })
  throw cause
}
