import { Database } from "#adapters/postgres/database.ts"
import { Cause, Effect } from "effect"
import { sql } from "kysely"
import { openBackup, refused } from "./open-backup.ts"
import { readBackup } from "./read-backup.ts"
import { tablesOf } from "./tables.ts"

/** Restores a backup into an empty database and an empty store, and compares what is there with what it says it holds. */
export const verifyBackup = Effect.fn("backup.verify")(function*(source: string) {
  const { folder, manifest } = yield* openBackup(source)
  const unreadable = refused("invalid", `The backup is damaged: not all of its rows and files can be read`)
  const restored = yield* readBackup(folder, false).pipe(
    // A full disk says nothing about the backup. What the database says of a row may hold what people wrote.
    Effect.catchCause((cause) => isAboutTheBackup(cause) ? Effect.fail(unreadable) : Effect.failCause(cause)),
  )
  const rows = yield* rowsNow
  if (rows !== manifest.rows) {
    return yield* refused("invalid", `The backup is damaged: ${rows} of its ${manifest.rows} rows could be restored`)
  }
  return restored
}, Effect.scoped)

const rowsNow = Effect.gen(function*() {
  const { query } = yield* Database
  const tables = yield* query(tablesOf)
  const counts = yield* Effect.forEach(
    tables,
    ({ name }) =>
      query((db) => sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db)),
  )
  return counts.reduce((sum, { rows: [row] }) => sum + (row?.count ?? 0), 0)
})

/** Classes 22 and 23 are of values that are none, or that contradict each other; a missing file is one that was cut off. */
const isAboutTheBackup = (cause: Cause.Cause<unknown>): boolean => {
  const found = Cause.squash(cause)
  return found instanceof Error && "code" in found && /^(2[23]|ENOENT)/.test(String(found.code))
}
