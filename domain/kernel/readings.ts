import { Context, Effect, type Scope } from "effect"

type Reading = Effect.Effect<void>

/** What brings gauges up to date. A part of the process adds its own while it is open. */
const Readings = Context.Reference<Set<Reading>>("domain/kernel/Readings", { defaultValue: () => new Set() })

/** This is read before metrics are sent or shown, until the scope closes. */
export const keepReading = <R>(reading: Effect.Effect<void, never, R>): Effect.Effect<void, never, R | Scope.Scope> =>
  Effect.gen(function*() {
    const readings = yield* Readings
    const mine = Effect.provideContext(reading, yield* Effect.context<R>())
    yield* Effect.acquireRelease(
      Effect.sync(() => readings.add(mine)),
      () => Effect.sync(() => readings.delete(mine)),
    )
  })

/** Reads everything. What cannot be read now, such as a database that is away, stays as it was. */
export const readAll: Effect.Effect<void> = Effect.flatMap(
  Readings,
  (readings) => Effect.forEach(readings, (reading) => Effect.ignoreCause(reading), { discard: true }),
)
