import { Effect } from "effect"

/** A change on the disk. An interruption waits for it: what is deleted afterwards does not come back. */
export const onDisk = <A>(change: () => Promise<A>): Effect.Effect<A> => Effect.uninterruptible(Effect.promise(change))

/** Writes for longer. An interruption aborts it and waits until its file is closed. */
export const written = <E>(
  write: (stop: AbortSignal) => Promise<void>,
  failed: (cause: unknown) => E,
): Effect.Effect<void, E> =>
  Effect.callback((resume) => {
    const interrupted = new AbortController()
    const running = write(interrupted.signal)
    running.then(() => resume(Effect.void), (cause: unknown) => resume(Effect.fail(failed(cause))))
    return Effect.promise(() => {
      interrupted.abort()
      return Promise.allSettled([running])
    })
  })
