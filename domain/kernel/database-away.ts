import { Cause, Effect } from "effect"
import { DatabaseUnavailable, StorageFull } from "./errors.ts"

/**
 * A database that is lost, or whose disk is full, is a defect, since no use case can act on it. This turns it into a
 * refusal, which surfaces answer.
 */
export const refuseWhenAway = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | DatabaseUnavailable | StorageFull, R> =>
  Effect.catchCause(effect, (cause): Effect.Effect<never, E | DatabaseUnavailable | StorageFull> => {
    const refusal = refusalIn(cause)
    return refusal === null ? Effect.failCause(cause) : Effect.fail(refusal)
  })

/** The refusal that a defect of the database stands for. */
export const refusalIn = (cause: Cause.Cause<unknown>): DatabaseUnavailable | StorageFull | null =>
  awayIn(cause) ?? defectsOf(cause).find((defect) => defect instanceof StorageFull) ?? null

/** The lost database, if that is why something failed. */
export const awayIn = (cause: Cause.Cause<unknown>): DatabaseUnavailable | null =>
  defectsOf(cause).find((defect) => defect instanceof DatabaseUnavailable) ?? null

const defectsOf = (cause: Cause.Cause<unknown>): ReadonlyArray<unknown> =>
  cause.reasons.filter(Cause.isDieReason).map(({ defect }) => defect)
