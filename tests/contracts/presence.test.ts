import * as MemoryBus from "#adapters/storage/memory/document-bus.ts"
import * as Presences from "#adapters/storage/memory/presence.ts"
import * as PostgresBus from "#adapters/storage/postgres/document-bus.ts"
import * as RedisBus from "#adapters/storage/redis/document-bus.ts"
import { pageLifeMs } from "#domain/collaboration/attendance.ts"
import { Presence } from "#domain/collaboration/presence.port.ts"
import { DocumentBus } from "#domain/kernel/document-bus.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Layer, Redacted, Stream } from "effect"
import { TestClock } from "effect/testing"
import { ada, bob, taskId } from "../support/a-task.ts"
import * as databases from "../support/databases.ts"
import { redisUrl } from "../support/servers.ts"
import { presenceContract } from "./presence.contract.ts"

presenceContract("memory", MemoryBus.layer)

const onRedis = Effect.map(Effect.promise(redisUrl), (url) => RedisBus.layer(Redacted.make(url)))
presenceContract("Redis", Layer.orDie(Layer.unwrap(onRedis)))

const onServer = Effect.map(Effect.promise(databases.databaseUrl), (url) => PostgresBus.layer(Redacted.make(url)))
presenceContract("PostgreSQL", Layer.provide(Layer.unwrap(onServer), databases.postgres))

describe("presence", () => {
  const settled = Effect.repeat(Effect.yieldNow, { times: 100 })
  const after = (ms: number) => settled.pipe(Effect.andThen(TestClock.adjust(ms)), Effect.andThen(settled))

  /** Who is there, as Ada's page was told last. */
  const watched = Effect.gen(function*() {
    const presence = yield* Presence
    let last: ReadonlyArray<string> = []
    const page = { page: "a", user: ada, name: "Ada" }
    yield* presence.attend(taskId(1), page).pipe(
      Stream.runForEach((all) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          last = all.filter(({ until }) => until > now).map((one) => one.page)
        })
      ),
      Effect.forkScoped,
    )
    yield* settled
    return () => last
  })

  it.effect("of a process that was killed ends by itself", () =>
    Effect.gen(function*() {
      const { publish } = yield* DocumentBus
      const there = yield* watched
      const killed = { kind: "pages", task: taskId(1), from: "killed", nth: 1, asks: true } as const
      yield* publish({ ...killed, pages: [{ page: "b", user: bob, name: "Bob", focus: null }] })
      yield* after(14_000)
      assert.deepStrictEqual(there(), ["a", "b"])
      yield* after(6000)
      assert.deepStrictEqual(there(), ["a"])
    }).pipe(Effect.scoped, Effect.provide(Layer.provideMerge(Presences.layer, MemoryBus.layer))))

  it.effect("of a page whose line was lost ends by itself, and is back with its next sign", () =>
    Effect.gen(function*() {
      const presence = yield* Presence
      const there = yield* watched
      const bobs = { page: "b", user: bob, name: "Bob" }
      yield* Effect.forkScoped(Stream.runDrain(presence.attend(taskId(1), bobs)))
      yield* after(20_000)
      yield* presence.sign(taskId(1), { ...bobs, page: "a", user: ada, line: null })
      assert.deepStrictEqual(there(), ["a", "b"])
      yield* after(pageLifeMs - 15_000)
      assert.deepStrictEqual(there(), ["a"])
      yield* presence.sign(taskId(1), { ...bobs, line: null })
      yield* settled
      assert.deepStrictEqual(there(), ["a", "b"])
    }).pipe(Effect.scoped, Effect.provide(Layer.provideMerge(Presences.layer, MemoryBus.layer))))
})
