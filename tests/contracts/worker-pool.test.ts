import { makeWorkerPool } from "#adapters/system/child-process/worker-pool.ts"
import { outlives } from "#tests/support/child-process/is-running.ts"
import { outOfTime } from "#tests/support/child-process/out-of-time.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Schema } from "effect"

const file = new URL("../support/child-process/odd-worker.ts", import.meta.url)
const answer = Schema.Struct({ heard: Schema.String })
const Started = Schema.Struct({ pid: Schema.Finite })

/** A pool of one, whose every request also says which process got it. */
const aPool = (given: { readonly idleTime?: number } = {}) =>
  Effect.map(
    makeWorkerPool({ file, size: 1, timeLimit: 30_000, idleTime: 60_000, memoryLimit: 64, priority: 0, ...given }),
    (pool) => {
      const pids: Array<number> = []
      const begun = Deferred.makeUnsafe<number>()
      const ask = (request: string) =>
        pool.ask({
          request,
          answer,
          onReport: (report) => {
            const { pid } = Schema.decodeUnknownSync(Started)(report)
            pids.push(pid)
            Deferred.doneUnsafe(begun, Effect.succeed(pid))
          },
        })
      return { ask, pids, begun: Deferred.await(begun) }
    },
  )

describe("a pool of workers", () => {
  it.live("keeps its process for the next request, and ends it with its scope", () =>
    Effect.gen(function*() {
      const pids = yield* Effect.scoped(Effect.gen(function*() {
        const pool = yield* aPool()
        const heard = yield* Effect.all([pool.ask("one"), pool.ask("two")], { concurrency: 2 })
        assert.deepStrictEqual(heard, [{ heard: "one" }, { heard: "two" }])
        return pool.pids
      }))
      assert.strictEqual(new Set(pids).size, 1)
      assert.isFalse(yield* Effect.promise(() => outlives(pids[0] ?? 0)))
    }))

  for (const [request, reason] of [["fail", "threw"], ["crash", "died"]] as const) {
    it.live(`answers again after a worker ${reason}`, () =>
      Effect.gen(function*() {
        const { ask } = yield* aPool()
        assert.strictEqual((yield* Effect.flip(ask(request))).reason, reason)
        assert.deepStrictEqual(yield* ask("hello"), { heard: "hello" })
      }).pipe(Effect.scoped))
  }

  it.live("answers again after a process was killed between two requests", () =>
    Effect.gen(function*() {
      const { ask, pids } = yield* aPool()
      yield* ask("one")
      process.kill(pids[0] ?? 0, "SIGKILL")
      yield* Effect.promise(() => outlives(pids[0] ?? 0))
      assert.deepStrictEqual(yield* ask("two"), { heard: "two" })
    }).pipe(Effect.scoped))

  it.live("kills the process of a request that is interrupted, and takes the next one", () =>
    Effect.gen(function*() {
      const { ask, begun } = yield* aPool()
      const hanging = yield* Effect.forkChild(ask("hang"))
      const pid = yield* begun
      yield* Fiber.interrupt(hanging)
      assert.isFalse(yield* Effect.promise(() => outlives(pid)))
      assert.deepStrictEqual(yield* ask("hello"), { heard: "hello" })
    }).pipe(Effect.scoped))

  it.live("kills a process that takes too long", () =>
    Effect.gen(function*() {
      const { ask, begun } = yield* aPool()
      assert.strictEqual((yield* outOfTime(Effect.flip(ask("hang")), begun)).reason, "timed-out")
      const pid = yield* begun
      assert.isFalse(yield* Effect.promise(() => outlives(pid)))
    }).pipe(Effect.scoped))

  it.live("ends a process that has nothing to do", () =>
    Effect.gen(function*() {
      const { ask, pids } = yield* aPool({ idleTime: 1 })
      yield* ask("hello")
      assert.isFalse(yield* Effect.promise(() => outlives(pids[0] ?? 0)))
    }).pipe(Effect.scoped))
})
