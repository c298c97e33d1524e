import { Background } from "#domain/kernel/background.port.ts"
import { Effect, FiberMap, Layer } from "effect"

/** Work of this process, interrupted when the scope closes. */
export const layer: Layer.Layer<Background> = Layer.effect(
  Background,
  Effect.map(FiberMap.make<string>(), (fibers) => ({
    start: (name, work) => Effect.asVoid(FiberMap.run(fibers, name, work, { onlyIfMissing: true })),
    stop: (name) => FiberMap.remove(fibers, name),
  })),
)
