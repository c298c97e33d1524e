import * as MemoryBackground from "#adapters/storage/memory/background.ts"
import { Background } from "#domain/kernel/background.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect } from "effect"

describe("Background", () => {
  it.effect("outlives the caller, runs work of one name once, and can be stopped", () =>
    Effect.gen(function*() {
      const { start, stop } = yield* Background
      const began = yield* Deferred.make<void>()
      const events: Array<string> = []
      const work = (name: string) =>
        Effect.sync(() => events.push(name)).pipe(
          Effect.andThen(Deferred.succeed(began, undefined)),
          Effect.andThen(Effect.never),
          Effect.onInterrupt(() => Effect.sync(() => events.push("stopped"))),
        )
      yield* Effect.scoped(start("one", work("first")))
      yield* Deferred.await(began)
      yield* start("one", work("second"))
      assert.deepStrictEqual(events, ["first"])
      yield* stop("one")
      assert.deepStrictEqual(events, ["first", "stopped"])
    }).pipe(Effect.provide(MemoryBackground.layer)))

  it.effect("ends with its process", () =>
    Effect.gen(function*() {
      const ended = yield* Deferred.make<void>()
      yield* Effect.flatMap(Background, ({ start }) =>
        Effect.andThen(
          start("one", Effect.never.pipe(Effect.onInterrupt(() => Deferred.succeed(ended, undefined)))),
          Effect.yieldNow,
        )).pipe(Effect.provide(MemoryBackground.layer))
      yield* Deferred.await(ended)
    }))
})
