import { Effect } from "effect"

interface Turn {
  readonly stop: AbortController
  readonly ended: Promise<void>
}

/**
 * Gives each key to the newest caller: the previous one is asked to stop, and the newest starts once all before it
 * have ended.
 */
export const oneAtATime = <Key>() => {
  const newest = new Map<Key, Turn>()
  const running = new Map<Key, Turn>()
  const idle = new AbortController().signal
  return {
    /** Aborted when the work that has this key now should stop. */
    stopOf: (key: Key): AbortSignal => running.get(key)?.stop.signal ?? idle,
    alone: <A, E, R>(key: Key, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.suspend(() => {
        const before = newest.get(key)
        const { promise: ended, resolve } = Promise.withResolvers<void>()
        const turn: Turn = { stop: new AbortController(), ended }
        newest.set(key, turn)
        before?.stop.abort()
        const othersEnded = Effect.promise(() => before?.ended ?? Promise.resolve())
        return Effect.andThen(Effect.andThen(othersEnded, Effect.sync(() => void running.set(key, turn))), work).pipe(
          Effect.ensuring(Effect.andThen(
            othersEnded,
            Effect.sync(() => {
              if (running.get(key) === turn) running.delete(key)
              if (newest.get(key) === turn) newest.delete(key)
              resolve()
            }),
          )),
        )
      }),
  }
}
