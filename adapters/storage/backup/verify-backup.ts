import { Cause, Effect } from "effect"
import { openBackup, refused } from "./open-backup.ts"
import { readBackup } from "./read-backup.ts"

/** Restores a backup into an empty database and an empty store, and compares what is there with what it says it holds. */
export const verifyBackup = Effect.fn("backup.verify")(function*(source: string) {
  const { folder, manifest } = yield* openBackup(source)
  const unreadable = refused("invalid", `The backup is damaged: not all of its rows and files can be read`)
  const restored = yield* readBackup(folder, false).pipe(
    // A full disk says nothing about the backup. What the database says of a row may hold what people wrote.
    Effect.catchCause((cause) => isAboutTheBackup(cause) ? Effect.fail(unreadable) : Effect.failCause(cause)),
  )
  if (restored.rows !== manifest.rows) {
    const detail = `The backup is damaged: ${restored.rows} of its ${manifest.rows} rows could be restored`
    return yield* refused("invalid", detail)
  }
  return restored
}, Effect.scoped)

/** Classes 22 and 23 are of values that are none, or that contradict each other; a missing file is one that was cut off. */
const isAboutTheBackup = (cause: Cause.Cause<unknown>): boolean => {
  const found = Cause.squash(cause)
  return found instanceof Error && "code" in found && /^(2[23]|ENOENT)/.test(String(found.code))
}
