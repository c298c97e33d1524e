import { Effect, Redacted, Schema, type Scope } from "effect"
import { Redis } from "ioredis"

/** The server at REDIS_URL cannot be used; reported at start. */
export class RedisUnusable extends Schema.TaggedError<RedisUnusable>()("RedisUnusable", { detail: Schema.String }) {
  override get message(): string {
    return `REDIS_URL: ${this.detail}`
  }
}

/** Milliseconds. */
const limits = {
  lazyConnect: true,
  connectTimeout: 5000,
  commandTimeout: 2000,
  socketTimeout: 2000,
  maxRetriesPerRequest: 1,
}

/**
 * A working connection. If it is lost it reconnects by itself; commands fail at once in the meantime. A server that
 * does not answer a command counts as lost: with `commandTimeout` alone, every command would wait.
 */
export const connected = (url: Redacted.Redacted): Effect.Effect<Redis, RedisUnusable, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.suspend(() => {
      const redis = new Redis(Redacted.value(url), limits)
      let lastLoss = "no answer"
      redis.on("error", (cause) => {
        lastLoss = reasonOf(cause)
      })
      return Effect.tryPromise({
        try: () => redis.connect(),
        catch: () => new RedisUnusable({ detail: `no connection (${lastLoss})` }),
      }).pipe(
        Effect.onError(() => Effect.sync(() => redis.disconnect())),
        Effect.as(redis),
      )
    }),
    (redis) => Effect.sync(() => redis.disconnect()),
  )

const reasonOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "unknown reason"
