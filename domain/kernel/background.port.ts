import { Context, type Effect } from "effect"

/** Work that outlives the request that began it, and ends with the process. */
export class Background extends Context.Service<Background, {
  /** Starts the work unless some of this name is running. */
  readonly start: <R>(name: string, work: Effect.Effect<void, never, R>) => Effect.Effect<void, never, R>
  /** Interrupts the work of this name and waits for its end. */
  readonly stop: (name: string) => Effect.Effect<void>
}>()("domain/kernel/Background") {}
