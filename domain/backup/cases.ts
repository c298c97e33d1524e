import { cancelBackup } from "./use-cases/cancel-backup.ts"
import { getBackups } from "./use-cases/get-backups.ts"
import { makeBackup } from "./use-cases/make-backup.ts"

export const backupCases = [cancelBackup, getBackups, makeBackup] as const
