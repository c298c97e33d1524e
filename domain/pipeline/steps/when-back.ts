import { Effect } from "effect"
import { awayIn } from "../../kernel/database-away.ts"

/** Waits for a database that is away and does it then: a guest does not leave its meeting for that. */
export const whenBack = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.catchCause(effect, (cause) =>
    awayIn(cause) === null
      ? Effect.failCause(cause)
      : Effect.delay(Effect.suspend(() => whenBack(effect)), "1 second"))
