import { Database } from "#adapters/storage/postgres/database.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import * as Readiness from "#adapters/storage/postgres/readiness.ts"
import * as RedisLimiter from "#adapters/storage/redis/rate-limiter.ts"
import * as S3 from "#adapters/storage/s3/blob-store.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import { RateLimiter } from "#domain/kernel/rate-limiter.port.ts"
import { Readiness as Ready } from "#domain/kernel/readiness.port.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Layer, Redacted } from "effect"
import { sql } from "kysely"
import { aBucket } from "../support/a-bucket.ts"
import { scopedFolder } from "../support/a-folder.ts"
import { databaseUrl } from "../support/databases.ts"
import { holdingPeer } from "../support/holding-peer.ts"
import { redisUrl } from "../support/servers.ts"

/** A peer in front of the server at an address, and the address of the peer. */
const heldAddress = Effect.fnUntraced(function*(address: string) {
  const target = new URL(address)
  const peer = yield* Effect.acquireRelease(
    Effect.promise(() => holdingPeer(Number(target.port))),
    (made) => Effect.promise(() => made[Symbol.asyncDispose]()),
  )
  return { peer, address: Object.assign(target, { hostname: "127.0.0.1", port: String(peer.port) }).href }
})

const one = Effect.flatMap(Database, (db) => db.query((q) => sql`select 1`.execute(q)))

const tagOf = <A, E extends { readonly _tag: string }, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(work), ({ _tag }) => _tag)

/** Work on a peer that answers, but not always in as little time as these tests leave it: it is tried again. */
const answering = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.exit(work).pipe(
    Effect.repeat({ until: Exit.isSuccess }),
    Effect.flatMap((exit) => exit),
  )

describe("a database that accepts connections and never answers", () => {
  it.live(
    "is away after the time a statement may take, also inside a transaction, until it answers again",
    () =>
      Effect.gen(function*() {
        const { peer, address } = yield* heldAddress(yield* Effect.promise(databaseUrl))
        const pool = Pool.layer(Redacted.make(address), { timeout: 300 })
        yield* Effect.gen(function*() {
          const db = yield* Database
          const { check } = yield* Ready
          yield* answering(check)
          const held = Effect.andThen(one, Effect.andThen(Effect.sync(peer.hold), one))
          assert.strictEqual(yield* tagOf(refuseWhenAway(db.transaction(held))), "DatabaseUnavailable")
          assert.strictEqual(yield* tagOf(check), "DatabaseUnavailable")
          peer.letGo()
          yield* answering(one)
          yield* answering(check)
        }).pipe(Effect.provide(Layer.provideMerge(Readiness.layer, pool)))
      }).pipe(Effect.scoped),
  )
})

describe("a Redis that accepts connections and never answers", () => {
  it.live("holds up no call: each process counts on its own", () =>
    Effect.gen(function*() {
      const { peer, address } = yield* heldAddress(yield* Effect.promise(redisUrl))
      yield* Effect.gen(function*() {
        const { consume } = yield* RateLimiter
        const call = consume(peer.port.toString(), { times: 2, seconds: 60 }, 1)
        yield* call
        peer.hold()
        yield* call
        yield* call
        assert.strictEqual(yield* tagOf(call), "TooManyRequests")
      }).pipe(Effect.provide(RedisLimiter.layer(Redacted.make(address))))
    }).pipe(Effect.scoped))
})

describe("an S3 that accepts connections and never answers", () => {
  it.live("fails what waits for it, and is used again once it answers", () =>
    Effect.gen(function*() {
      const bucket = yield* aBucket
      const { peer, address } = yield* heldAddress(bucket.endpoint)
      const options = { ...bucket, endpoint: address, folder: yield* scopedFolder, timeout: 300 }
      yield* Effect.gen(function*() {
        const { put, size } = yield* BlobStore
        yield* answering(put("task/a", new Uint8Array(3)))
        peer.hold()
        assert.isTrue(Exit.hasDies(yield* Effect.exit(size("task/a"))))
        peer.letGo()
        assert.strictEqual(yield* answering(size("task/a")), 3)
      }).pipe(Effect.provide(S3.layer(options)))
    }).pipe(Effect.scoped))
})
