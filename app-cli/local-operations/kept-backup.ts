import { backupPlace } from "#adapters/profile/backups.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { isBackupName } from "#domain/backup/backup-name.ts"
import { BackupPlace } from "#domain/backup/backup-place.port.ts"
import { Context, Effect, Layer } from "effect"
import { existsSync } from "node:fs"
import { refuse } from "../errors.ts"

/** The backup of this name from where backups are kept, while the scope is open; or the path, for anything else. */
export const keptOr = Effect.fnUntraced(function*(name: string, path: string) {
  if (!isBackupName(name) || existsSync(path)) return path
  const found = yield* Effect.mapError(settings, ({ message }) => refuse("invalid", message))
  const place = Context.get(yield* Layer.build(backupPlace(found)), BackupPlace)
  return yield* place.open(name).pipe(
    Effect.mapError(({ detail }) => refuse("not-found", `${name} could not be fetched from ${place.where}: ${detail}`)),
  )
})
