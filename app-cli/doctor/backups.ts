import type { Settings } from "#adapters/system/config/settings.ts"
import { getBackups } from "#domain/backup/use-cases/get-backups.ts"
import { type Finding, missing, off, ok } from "#domain/desk/finding.ts"
import { DateTime, Effect } from "effect"
import { access, constants, stat } from "node:fs/promises"
import { dirname } from "node:path"
import { adviceOf } from "../commands/backup-advice.ts"
import { operator, type Product } from "../product/product.ts"

/** Where backups are kept, and whether that can be written to. */
export const checkBackups = (settings: Settings): Effect.Effect<Finding> =>
  Effect.promise(async () => {
    const { backupDir, backupKeep, backupS3, backupSchedule, dataDir } = settings
    const how = backupSchedule === "off" ? "by hand" : backupSchedule
    if (backupS3 !== null) return ok("backups", `to ${backupS3}, ${how}, ${backupKeep} kept`)
    if (backupDir === null) {
      return off("backups", "not made by themselves", "set BACKUP_DIR to a folder on another disk, or BACKUP_S3")
    }
    const folder = await access(backupDir, constants.F_OK).then(() => backupDir, () => dirname(backupDir))
    if (!await access(folder, constants.W_OK).then(() => true, () => false)) {
      return missing(
        "backups",
        `${folder} is not writable, or not there`,
        "mount it, or set BACKUP_DIR to another folder",
      )
    }
    const found = ok("backups", `to ${backupDir}, ${how}, ${backupKeep} kept`)
    const [here, there] = await Promise.all([deviceOf(dataDir), deviceOf(folder)])
    return here === there ? { ...found, advice: "it is on the disk of the data: keep a copy elsewhere, too" } : found
  })

const deviceOf = (path: string): Promise<number | null> => stat(path).then(({ dev }) => dev, () => null)

/** How the last backup of the running server went; null if it keeps none. */
export const checkLastBackup = Effect.fnUntraced(
  function*({ call }: Product) {
    const { failure, lastSuccess, place, unreadable } = yield* call(getBackups, {}, operator)
    if (place === null) return null
    if (failure !== null) return missing("last backup", `failed: ${failure.detail}`, adviceOf(failure.reason))
    if (unreadable !== null) return missing("last backup", unreadable.detail, adviceOf(unreadable.reason))
    return lastSuccess === null
      ? off("last backup", "none yet", "npm run -s cli -- backup run")
      : ok("last backup", `${DateTime.formatIso(lastSuccess.at)}, restored on trial`)
  }, // A server of another version may not know the question.
  Effect.catchDefect(() => Effect.succeed(off("last backup", "the running server does not say"))),
)
