import { unreported, writeBackup } from "#adapters/storage/backup/write-backup.ts"
import * as LocalDisk from "#adapters/storage/local-disk/blob-store.ts"
import type { Database } from "#adapters/storage/postgres/database.ts"
import { DatabaseNotSaved } from "#adapters/storage/postgres/pool.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { beforeUpgrade } from "#domain/backup/backup-name.ts"
import { BackupPlace } from "#domain/backup/backup-place.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { join } from "node:path"
import { backupPlace } from "./backups.ts"

/** A backup of the embedded installation before its tables change; without it they do not. */
export const backupBefore = (settings: Settings): Effect.Effect<void, DatabaseNotSaved, Database> => {
  const { backupDir, backupS3, dataDir } = settings
  if (backupDir === null && backupS3 === null) {
    return Effect.logWarning(
      "This version changes the tables, without a backup: neither BACKUP_DIR nor BACKUP_S3 is set",
    )
  }
  return Effect.gen(function*() {
    const { draft, keep, sweep, where } = yield* BackupPlace
    const name = beforeUpgrade(yield* DateTime.now)
    yield* Effect.logInfo("This version changes the tables; a backup is made first", { name, where })
    yield* sweep
    const path = yield* draft(name)
    const { files, rows } = yield* writeBackup(path, unreported)
    const bytes = yield* keep(name, path)
    yield* Effect.logInfo("The backup is made", { bytes, files, rows })
  }).pipe(
    Effect.scoped,
    Effect.provide(Layer.merge(backupPlace(settings), LocalDisk.layer({ folder: join(dataDir, "blobs") }))),
    Effect.mapError(({ detail }) => new DatabaseNotSaved({ detail })),
  )
}
