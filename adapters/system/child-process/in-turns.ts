import { Effect, Semaphore } from "effect"

interface Own {
  readonly one: Semaphore.Semaphore
  users: number
}

/** Lets so many things be done at the same time, and one of each asker. Others wait. */
export const inTurns = (atOnce: number) => {
  const all = Semaphore.makeUnsafe(atOnce)
  const askers = new Map<string, Own>()
  return <A, E, R>(asker: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.acquireUseRelease(
      Effect.sync(() => {
        const own = askers.get(asker) ?? { one: Semaphore.makeUnsafe(1), users: 0 }
        own.users += 1
        askers.set(asker, own)
        return own
      }),
      ({ one }) => one.withPermits(1)(all.withPermits(1)(work)),
      (own) =>
        Effect.sync(() => {
          own.users -= 1
          if (own.users === 0) askers.delete(asker)
        }),
    )
}
