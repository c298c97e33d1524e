import { Context, type Effect } from "effect"

/** Work that outlives the request that started it, and ends with the process. */
export class Background extends Context.Service<Background, {
  /** Starts the work unless work with this name is already running. */
  readonly start: <R>(name: string, work: Effect.Effect<void, never, R>) => Effect.Effect<void, never, R>
  /** Interrupts the work of this name and waits for its end. */
  readonly stop: (name: string) => Effect.Effect<void>
}>()("domain/kernel/Background") {}
