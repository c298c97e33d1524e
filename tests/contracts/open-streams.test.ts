import * as MemoryStreams from "#adapters/storage/memory/open-streams.ts"
import { OpenStreams } from "#domain/kernel/open-streams.port.ts"
import { type StreamLimit, streamLimits } from "#domain/kernel/stream-limits.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Scope } from "effect"

const limits: ReadonlyArray<StreamLimit> = ["link", "account", "network", "server"]

describe("open streams", () => {
  it.effect.each(limits)("of a %s are as many as it may have, until one ends", (of) =>
    Effect.gen(function*() {
      const { hold } = yield* OpenStreams
      const first = yield* Scope.make()
      yield* Scope.provide(hold([{ of, name: "a" }]), first)
      yield* Effect.replicateEffect(hold([{ of, name: "a" }]), streamLimits[of] - 1, { discard: true })
      const { message, ...refusal } = yield* Effect.flip(hold([{ of, name: "a" }]))
      assert.deepInclude(refusal, { _tag: "TooManyStreams", of, max: streamLimits[of] })
      assert.include(message, String(streamLimits[of]))
      yield* hold([{ of, name: "b" }])
      yield* Scope.close(first, Exit.void)
      yield* hold([{ of, name: "a" }])
    }).pipe(Effect.scoped, Effect.provide(MemoryStreams.layer)))

  it.effect("are counted for none of their holders if one of them has as many as it may", () =>
    Effect.gen(function*() {
      const { hold } = yield* OpenStreams
      yield* Effect.replicateEffect(hold([{ of: "link", name: "full" }]), streamLimits.link, { discard: true })
      const refused = Effect.flip(hold([{ of: "network", name: "n" }, { of: "link", name: "full" }]))
      yield* Effect.replicateEffect(refused, streamLimits.network, { discard: true })
      yield* hold([{ of: "network", name: "n" }])
    }).pipe(Effect.scoped, Effect.provide(MemoryStreams.layer)))
})
