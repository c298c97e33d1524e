import * as EmbeddedPostgres from "#adapters/storage/embedded-postgres/embedded-postgres.ts"
import { urlOfRunning } from "#adapters/storage/embedded-postgres/running-url.ts"
import { isOfDevelopment } from "#adapters/storage/postgres/migrate.ts"
import { lookAtUpgrade, type Upgrade } from "#adapters/storage/postgres/upgrade.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { reveal } from "#adapters/system/config/settings.ts"
import { type Finding, missing, off, ok } from "#domain/desk/finding.ts"
import { Context, Effect, Layer } from "effect"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { acquireDataFolder } from "../local-operations/data-folder.ts"

const name = "upgrade"

/** What the start of this version would change in the database. An embedded one that is not running runs for as long as that takes. */
export const checkUpgrade = (settings: Settings, isRunning: boolean): Effect.Effect<Finding> =>
  Effect.gen(function*() {
    const { databaseUrl, dataDir, postgresBin } = settings
    if (databaseUrl === null && !existsSync(join(dataDir, "database"))) return off(name, "no database yet")
    const url = databaseUrl !== null
      ? reveal(databaseUrl)
      : isRunning
      ? yield* Effect.promise(() => urlOfRunning(dataDir))
      : yield* opened(dataDir, postgresBin)
    return describeUpgrade(settings, yield* lookAtUpgrade(url ?? ""))
  }).pipe(
    Effect.scoped,
    // Why it cannot be reached is said by what is found of the database.
    Effect.catch(() => Effect.succeed(off(name, "the database cannot be looked at now"))),
  )

const opened = (dataDir: string, binFolder: string | null) =>
  acquireDataFolder(dataDir).pipe(
    Effect.andThen(Layer.build(EmbeddedPostgres.layer({ dataDir, binFolder }))),
    Effect.map((context) => reveal(Context.get(context, EmbeddedPostgres.EmbeddedPostgres).url)),
  )

type Kept = Pick<Settings, "backupDir" | "backupS3" | "isEmbedded">

export const describeUpgrade = (
  { backupDir, backupS3, isEmbedded }: Kept,
  { bytes, isEmpty, pending, rows, unknown }: Upgrade,
): Finding => {
  if (unknown !== null && isOfDevelopment(unknown)) {
    const detail = `the database was made by a development version from before 0.2.0 (${unknown})`
    return missing(name, detail, "start with an empty database: another DATA_DIR or DATABASE_URL", true)
  }
  if (unknown !== null) {
    const detail = `the database was changed by a newer version of Parley (${unknown})`
    return missing(name, detail, "start that version, or restore a backup from before", true)
  }
  if (isEmpty) return ok(name, "a new database")
  if (pending.length === 0) return ok(name, "the database is up to date")
  const size = `${rows.toLocaleString("en")} rows, ${Math.ceil(bytes / 1_000_000).toLocaleString("en")} MB`
  const isSaved = isEmbedded && (backupDir !== null || backupS3 !== null)
  return {
    ...ok(name, `the next start changes the tables (${pending.join(", ")}) of ${size}`),
    advice: isSaved
      ? "nothing: a backup is made first"
      : isEmbedded
      ? "set BACKUP_DIR: then a backup is made first; there is no other way back"
      : "make a backup first, with the version that runs now; there is no other way back",
  }
}
