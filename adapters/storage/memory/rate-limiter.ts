import { allowances } from "#adapters/storage/redis/allowances.ts"
import { RateLimiter } from "#domain/kernel/rate-limiter.port.ts"
import { Layer } from "effect"
import { RateLimiterMemory } from "rate-limiter-flexible"

/** Counts for this process only. */
export const layer: Layer.Layer<RateLimiter> = Layer.sync(
  RateLimiter,
  () => allowances((options) => new RateLimiterMemory(options)),
)
