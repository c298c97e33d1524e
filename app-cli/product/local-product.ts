import { CurrentActor } from "#domain/kernel/actor.ts"
import { Effect, Schema, Stream } from "effect"
import { callables, streamables } from "./callables.ts"
import { encodeInput } from "./encode-input.ts"
import type { Product } from "./product.ts"
import type { Everything } from "./served.ts"

/** The product in this process. */
export const localProduct = (hasWorkers: boolean): Effect.Effect<Product, never, Everything> =>
  Effect.map(Effect.context<Everything>(), (ports) => ({
    hasWorkers,
    call: (useCase, input, actor) =>
      Effect.gen(function*() {
        const run = callables.get(useCase.name)
        if (run === undefined) return yield* Effect.die(new Error(`${useCase.name} is not among the callables`))
        const answer = yield* run(yield* encodeInput(useCase.input, input))
        return yield* Effect.orDie(Schema.decodeUnknownEffect(useCase.output)(answer))
      }).pipe(Effect.provideService(CurrentActor, actor), Effect.provide(ports)),
    stream: (streamCase, input, actor) =>
      Stream.unwrap(Effect.gen(function*() {
        const run = streamables.get(streamCase.name)
        if (run === undefined) return yield* Effect.die(new Error(`${streamCase.name} is not among the streamables`))
        return run(yield* encodeInput(streamCase.input, input))
      })).pipe(
        Stream.mapEffect((part) => Effect.orDie(Schema.decodeUnknownEffect(streamCase.output)(part))),
        Stream.provideService(CurrentActor, actor),
        Stream.provideContext(ports),
      ),
  }))
