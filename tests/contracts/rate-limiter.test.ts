import * as MemoryLimiter from "#adapters/storage/memory/rate-limiter.ts"
import { RedisUnusable } from "#adapters/storage/redis/connection.ts"
import * as RedisLimiter from "#adapters/storage/redis/rate-limiter.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { redisUrl } from "../support/servers.ts"
import { rateLimiterContract } from "./rate-limiter.contract.ts"

rateLimiterContract("memory", MemoryLimiter.layer)

const onRedis = Effect.map(Effect.promise(redisUrl), (url) => RedisLimiter.layer(Redacted.make(url)))
rateLimiterContract("Redis", Layer.orDie(Layer.unwrap(onRedis)))

describe("RedisLimiter", () => {
  it.live("says at start that Redis is not there", () =>
    Effect.gen(function*() {
      const nowhere = RedisLimiter.layer(Redacted.make("redis://:secret@127.0.0.1:1"))
      const refusal = yield* Effect.flip(Effect.scoped(Layer.build(nowhere)))
      assert.instanceOf(refusal, RedisUnusable)
      assert.match(refusal.message, /^REDIS_URL: no connection \(ECONNREFUSED\)$/)
    }))
})
