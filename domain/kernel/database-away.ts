import { Cause, Effect } from "effect"
import { DatabaseUnavailable } from "./errors.ts"

/** A lost database is a defect, since no use case can act on it. This turns it into a refusal, which surfaces answer. */
export const refuseWhenAway = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | DatabaseUnavailable, R> =>
  Effect.catchCause(effect, (cause): Effect.Effect<never, E | DatabaseUnavailable> => {
    const away = awayIn(cause)
    return away === null ? Effect.failCause(cause) : Effect.fail(away)
  })

/** The lost database, if that is why something failed. */
export const awayIn = (cause: Cause.Cause<unknown>): DatabaseUnavailable | null =>
  cause.reasons.filter(Cause.isDieReason).map(({ defect }) => defect).find(isAway) ?? null

const isAway = (defect: unknown): defect is DatabaseUnavailable => defect instanceof DatabaseUnavailable
