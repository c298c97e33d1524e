import type { Ports } from "#domain/ports.ts"
import type { Effect } from "effect"

/** Runs an effect with the ports of the process. */
export type RunPort = <A, E>(effect: Effect.Effect<A, E, Ports>) => Promise<A>
