import { CurrentActor } from "#domain/kernel/actor.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { Effect, Schema, Stream } from "effect"
import { callables, type Everything } from "./callables.ts"
import { operator, type Product } from "./product.ts"

/** The product in this process. */
export const localProduct = (hasWorkers: boolean): Effect.Effect<Product, never, Everything> =>
  Effect.map(Effect.context<Everything>(), (ports) => ({
    hasWorkers,
    call: (useCase, input, actor) =>
      Effect.gen(function*() {
        const run = callables.get(useCase.name)
        if (run === undefined) return yield* Effect.die(new Error(`${useCase.name} is not among the callables`))
        const answer = yield* run(yield* Effect.orDie(Schema.encodeEffect(useCase.input)(input)))
        return yield* Effect.orDie(Schema.decodeUnknownEffect(useCase.output)(answer))
      }).pipe(Effect.provideService(CurrentActor, actor), Effect.provide(ports)),
    watch: (taskId) =>
      watchTask.stream({ taskId }).pipe(Stream.provideService(CurrentActor, operator), Stream.provideContext(ports)),
  }))
