import { Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { BackupView, viewBackups } from "../steps/backup-view.ts"

/** Which backups are kept, how the last one went, and when the next one is made. */
export const getBackups = useCase("backup.getBackups", {
  input: Schema.Struct({}),
  output: BackupView,
  run: () => viewBackups,
})
