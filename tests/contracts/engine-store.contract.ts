import { type EngineSettings, firstSettings } from "#domain/engine/engine-settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Result } from "effect"
import { behavesOn } from "../support/behaves.ts"

const everything: EngineSettings = {
  chosen: { speech: "endpoint", language: "three", search: "built-in", speakers: "built-in" },
  endpoint: { address: "https://api.example.org/v1", model: "whisper-1", sealedKey: "sealed" },
  installations: {
    one: { _tag: "Downloading", done: 5_000_000_000, total: 6_000_000_000, thenUse: true },
    two: { _tag: "Checking", thenUse: false },
    three: { _tag: "Installed", minutesPerHour: 21 },
    four: { _tag: "Failed", reason: "bad-checksum", detail: "sha256 1 instead of 2" },
  },
  isOfferDismissed: true,
}

/** What every EngineStore must do. */
export const engineStoreContract = (name: string, layer: Layer.Layer<EngineStore>): void => {
  describe(`EngineStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "begins with the built-in engine and nothing else",
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* (yield* EngineStore).get, firstSettings)
      }),
    )

    behaves(
      "stores everything that can be set",
      Effect.gen(function*() {
        const store = yield* EngineStore
        assert.deepStrictEqual(yield* store.modify(() => Result.succeed(everything)), everything)
        assert.deepStrictEqual(yield* store.get, everything)
      }),
    )

    behaves(
      "changes nothing when the change is refused",
      Effect.gen(function*() {
        const store = yield* EngineStore
        yield* store.modify(() => Result.succeed(everything))
        assert.strictEqual(yield* Effect.flip(store.modify(() => Result.fail("no"))), "no")
        assert.deepStrictEqual(yield* store.get, everything)
      }),
    )

    behaves(
      "loses no change of concurrent callers",
      Effect.gen(function*() {
        const store = yield* EngineStore
        const models = Array.from({ length: 8 }, (_, at) => `model-${at}`)
        yield* Effect.forEach(
          models,
          (model) =>
            store.modify((settings) =>
              Result.succeed({
                ...settings,
                installations: { ...settings.installations, [model]: { _tag: "Installed", minutesPerHour: null } },
              })
            ),
          { concurrency: "unbounded" },
        )
        assert.sameMembers(Object.keys((yield* store.get).installations), models)
      }),
    )
  })
}
