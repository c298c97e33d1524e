import { cancelBackup } from "#domain/backup/use-cases/cancel-backup.ts"
import { getBackups } from "#domain/backup/use-cases/get-backups.ts"
import { makeBackup } from "#domain/backup/use-cases/make-backup.ts"
import { operatorMutation, operatorQuery, router } from "./trpc.ts"

export const backupRouter = router({
  cancelBackup: operatorMutation(cancelBackup),
  getBackups: operatorQuery(getBackups),
  makeBackup: operatorMutation(makeBackup),
})
