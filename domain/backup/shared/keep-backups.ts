import { Effect, Schedule } from "effect"
import { BackupRules } from "../backup-rules.ts"
import { startDueBackup } from "./start-backup.ts"

/** Makes backups when they are due, until the scope closes. */
export const keepBackups = Effect.gen(function*() {
  const rules = yield* BackupRules
  if (rules === null || rules.schedule === null) return
  yield* startDueBackup.pipe(
    Effect.catchDefect((defect) => Effect.logError("Backups are looked after again later", defect)),
    Effect.repeat(Schedule.spaced("15 seconds")),
  )
})
