import { RateLimiter } from "#domain/kernel/rate-limiter.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Schedule } from "effect"
import { behavesLiveOn } from "../support/behaves.ts"

const key = (): string => `test:${crypto.randomUUID()}`

/** What every RateLimiter must do. Keys differ from run to run, as a server may keep counts. */
export const rateLimiterContract = (name: string, layer: Layer.Layer<RateLimiter>): void => {
  describe(`RateLimiter: ${name}`, () => {
    const behaves = behavesLiveOn(layer)

    behaves(
      "refuses beyond the allowance and says when to come back",
      Effect.gen(function*() {
        const { consume } = yield* RateLimiter
        const who = key()
        const allowance = { times: 3, seconds: 60 }
        for (let nth = 0; nth < 3; nth++) yield* consume(who, allowance, 1)
        const refusal = yield* Effect.flip(consume(who, allowance, 1))
        assert.strictEqual(refusal._tag, "TooManyRequests")
        assert.isTrue(refusal.retryAfter > 0 && refusal.retryAfter <= 60)
      }),
    )

    behaves(
      "counts several uses at once, and refuses all of them if there is not room for each",
      Effect.gen(function*() {
        const { consume } = yield* RateLimiter
        const who = key()
        const allowance = { times: 3, seconds: 60 }
        yield* consume(who, allowance, 2)
        assert.strictEqual((yield* Effect.flip(consume(who, allowance, 2)))._tag, "TooManyRequests")
      }),
    )

    behaves(
      "counts keys apart, and allowances apart",
      Effect.gen(function*() {
        const { consume } = yield* RateLimiter
        const who = key()
        yield* consume(who, { times: 1, seconds: 60 }, 1)
        yield* consume(key(), { times: 1, seconds: 60 }, 1)
        yield* consume(who, { times: 1, seconds: 120 }, 1)
        assert.strictEqual((yield* Effect.flip(consume(who, { times: 1, seconds: 60 }, 1)))._tag, "TooManyRequests")
      }),
    )

    behaves(
      "allows again when the time is over",
      Effect.gen(function*() {
        const { consume } = yield* RateLimiter
        const who = key()
        yield* consume(who, { times: 1, seconds: 1 }, 1)
        // A busy machine may take the second that this is about between two calls.
        const { retryAfter } = yield* consume(who, { times: 1, seconds: 1 }, 1).pipe(
          Effect.flip,
          Effect.retry({ while: () => true }),
        )
        yield* Effect.sleep(`${retryAfter} seconds`)
        // The clocks of the store and of this process may differ by a little.
        yield* Effect.retry(consume(who, { times: 1, seconds: 1 }, 1), { schedule: Schedule.spaced("20 millis") })
      }),
    )

    behaves(
      "lets no more through when many ask at once",
      Effect.gen(function*() {
        const { consume } = yield* RateLimiter
        const who = key()
        const ask = Effect.match(consume(who, { times: 5, seconds: 60 }, 1), { onSuccess: () => 1, onFailure: () => 0 })
        const allowed = yield* Effect.all(Array.from({ length: 40 }, () => ask), { concurrency: "unbounded" })
        assert.strictEqual(allowed.filter((one) => one === 1).length, 5)
      }),
    )
  })
}
