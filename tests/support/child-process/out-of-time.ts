import { Effect, Fiber } from "effect"
import { vi } from "vitest"

/**
 * Runs work with a time limit until something has begun; then the time is over. Starting a program takes as long as the
 * machine is busy, so a real limit might pass before there is anything to end.
 */
export const outOfTime = <A, E, R, R2>(work: Effect.Effect<A, E, R>, begun: Effect.Effect<unknown, never, R2>) =>
  Effect.acquireUseRelease(
    Effect.sync(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })),
    () =>
      Effect.gen(function*() {
        const fiber = yield* Effect.forkChild(work)
        yield* begun
        yield* Effect.sync(() => void vi.advanceTimersByTime(3_600_000))
        return fiber
      }),
    () => Effect.sync(() => void vi.useRealTimers()),
  ).pipe(Effect.flatMap(Fiber.join))
