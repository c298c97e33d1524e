import { DateTime, Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { BackupStore } from "../backup-store.port.ts"
import { BackupView, viewBackups } from "../steps/backup-view.ts"
import { cancel } from "../transitions.ts"

/** Stops the backup that is being made, in whatever process; it leaves nothing. */
export const cancelBackup = useCase("backup.cancelBackup", {
  input: Schema.Struct({}),
  output: BackupView,
  run: Effect.fnUntraced(function*() {
    const { modify } = yield* BackupStore
    const now = yield* DateTime.now
    yield* modify((runs) => cancel(runs, now))
    return yield* viewBackups
  }),
})
