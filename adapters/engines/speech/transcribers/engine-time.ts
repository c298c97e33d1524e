import { enginePace } from "#domain/kernel/metrics.ts"
import { Context, Effect, Metric } from "effect"

/** What recognisers have worked, in milliseconds, for one chunk. */
interface Worked {
  milliseconds: number
}

const Current = Context.Reference<Worked>("adapters/engines/speech/transcribers/Worked", {
  defaultValue: () => ({ milliseconds: 0 }),
})

/** Adds the time of a recogniser that works by itself to what its chunk takes. */
export const noteWork: Effect.Effect<(milliseconds: number) => void> = Effect.map(
  Current,
  (worked) => (milliseconds) => void (worked.milliseconds += milliseconds),
)

/** The same for work that is an effect. Waiting for one's turn is not work. */
export const working = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.flatMap(noteWork, (note) =>
    Effect.suspend(() => {
      const began = performance.now()
      return Effect.ensuring(work, Effect.sync(() => note(performance.now() - began)))
    }))

/** Of an endpoint, the model: where it is says nothing about its pace. */
const labelOf = (engine: string): string => engine.replace(/ \(.*\)$/, "")

/** Measures how long all recognisers together work on a second of sound. */
export const paced =
  (engine: string, seconds: number) => <A, E, R>(recognise: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const worked: Worked = { milliseconds: 0 }
      const measure = Effect.suspend(() =>
        Metric.update(
          Metric.withAttributes(enginePace, { engine: labelOf(engine) }),
          worked.milliseconds / 1000 / seconds,
        )
      )
      return Effect.provideService(recognise, Current, worked).pipe(
        Effect.tap(() => seconds > 0 && worked.milliseconds > 0 ? measure : Effect.void),
      )
    })
