import { Context, type Effect, type Scope } from "effect"
import type { TooManyStreams } from "./errors.ts"
import type { StreamHolder } from "./stream-limits.ts"

/** Counts the event streams that are open in this process: each costs memory for as long as its reader stays. */
export class OpenStreams extends Context.Service<OpenStreams, {
  /** Counts one for each holder until the scope closes. If one of them has as many as it may, none is counted. */
  readonly hold: (holders: ReadonlyArray<StreamHolder>) => Effect.Effect<void, TooManyStreams, Scope.Scope>
}>()("domain/kernel/OpenStreams") {}
