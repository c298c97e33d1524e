import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { startBackup } from "../shared/start-backup.ts"
import { BackupView, viewBackups } from "../steps/backup-view.ts"

/** Begins a backup now; it is made in the background. */
export const makeBackup = useCase("backup.makeBackup", {
  input: Schema.Struct({}),
  output: BackupView,
  run: () => Effect.andThen(startBackup, viewBackups),
})
