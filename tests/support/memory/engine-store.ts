import { firstSettings } from "#domain/engine/engine-settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { Effect, Layer } from "effect"
import { State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const get = read(({ engines }) => engines ?? firstSettings)
  return EngineStore.of({
    get,
    modify: (change) =>
      transaction(Effect.gen(function*() {
        const engines = yield* Effect.fromResult(change(yield* get))
        yield* write(() => ({ engines }))
        return engines
      })),
  })
})

export const layer = Layer.effect(EngineStore, make)
