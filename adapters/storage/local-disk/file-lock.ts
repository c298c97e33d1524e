import { Effect, Schedule, type Scope } from "effect"
import { DatabaseSync } from "node:sqlite"

/**
 * Holds a lock until the scope closes, waiting for the process that has it. It is a kernel lock on a file: it ends
 * with its process, however the process ends.
 */
export const withFileLock = (path: string): Effect.Effect<void, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => tryFileLock(path)).pipe(
      Effect.repeat({ schedule: Schedule.spaced("300 millis"), while: (held) => held === null }),
    ),
    (held) => Effect.sync(() => held?.close()),
    { interruptible: true },
  ).pipe(Effect.asVoid)

/** The lock, which closing it gives back; null if another process, or another part of this one, has it. */
export const tryFileLock = (path: string): DatabaseSync | null => {
  const file = new DatabaseSync(path)
  try {
    file.exec("begin exclusive")
    return file
  } catch (cause) {
    file.close()
    if (isBusy(cause)) return null
    throw cause
  }
}

/** SQLITE_BUSY. */
const isBusy = (cause: unknown): boolean => cause instanceof Error && "errcode" in cause && cause.errcode === 5
