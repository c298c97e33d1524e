import { it } from "@effect/vitest"
import { Effect, type Layer } from "effect"

/** Names a behaviour of a port and tests it on the given adapter, built for each test. */
export const behavesOn =
  <Ports>(layer: Layer.Layer<Ports>) => (behaviour: string, test: Effect.Effect<void, unknown, Ports>): void => {
    it.effect(behaviour, () => Effect.provide(test, layer))
  }

/** The same in real time, for what has to wait. */
export const behavesLiveOn =
  <Ports>(layer: Layer.Layer<Ports>) => (behaviour: string, test: Effect.Effect<void, unknown, Ports>): void => {
    it.live(behaviour, () => Effect.provide(test, layer))
  }
