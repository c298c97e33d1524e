import { Context, Effect } from "effect"

type Keep = (work: Effect.Effect<void>) => Effect.Effect<void>

/** What a transaction does with work for later. A store that has no transactions does it at once. */
export const AfterCommit = Context.Reference<Keep>("domain/kernel/AfterCommit", { defaultValue: () => (work) => work })

/**
 * Does this once the ambient transaction is committed, and never if it is rolled back; at once outside of one. For measurements:
 * it must not fail, and is lost if the process ends in between.
 */
export const afterCommit = (work: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.flatMap(AfterCommit, (keep) => keep(work))
