import { allowances } from "#adapters/storage/redis/allowances.ts"
import { RateLimiter } from "#domain/kernel/rate-limiter.port.ts"
import { Effect, Layer, type Redacted } from "effect"
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible"
import { connected, type RedisUnusable } from "./connection.ts"

/** Counts for all processes; while Redis is unavailable, each process counts on its own. */
export const layer = (url: Redacted.Redacted): Layer.Layer<RateLimiter, RedisUnusable> =>
  Layer.effect(
    RateLimiter,
    Effect.map(connected(url), (storeClient) =>
      allowances((options) =>
        new RateLimiterRedis({
          ...options,
          storeClient,
          rejectIfRedisNotReady: true,
          insuranceLimiter: new RateLimiterMemory(options),
        })
      )),
  )
