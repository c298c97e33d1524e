import { Effect } from "effect"

/** How often a call that takes long checks its caller again: an app that is disconnected stops within a second. */
const pause = "700 millis"

/**
 * Ends a call with a refusal once its caller may no longer call, such as one of an account that was disabled. Only for
 * calls that take long: each costs a second fiber.
 */
export const whileAllowed =
  <E, R>(checkAgain: Effect.Effect<void, E, R>) => <A, E2, R2>(call: Effect.Effect<A, E2, R2>) =>
    Effect.raceFirst(call, Effect.forever(Effect.andThen(Effect.sleep(pause), checkAgain)))
