import { DateTime, Effect, Result } from "effect"
import { Background } from "../../kernel/background.port.ts"
import { backupName } from "../backup-name.ts"
import { BackupRules } from "../backup-rules.ts"
import type { BackupRuns } from "../backup-run.ts"
import { BackupStore } from "../backup-store.port.ts"
import { BackupRunning, BackupsOff } from "../errors.ts"
import { nextRun } from "../next-run.ts"
import { runBackup } from "../steps/run-backup.ts"
import { begin, settled } from "../transitions.ts"

/** Begins a backup in the background of this process. */
export const startBackup = Effect.gen(function*() {
  if ((yield* BackupRules) === null) return yield* new BackupsOff()
  yield* start(false, () => true)
})

/** Begins a backup if one is due, and none is being made. */
export const startDueBackup = Effect.gen(function*() {
  const schedule = (yield* BackupRules)?.schedule ?? null
  if (schedule === null) return
  const now = yield* DateTime.now
  yield* start(true, (runs) => DateTime.isLessThanOrEqualTo(nextRun(schedule.cron, settled(runs, now), now), now)).pipe(
    Effect.catchTag("BackupRunning", () => Effect.void),
  )
})

const start = Effect.fnUntraced(function*(isScheduled: boolean, isDue: (runs: BackupRuns) => boolean) {
  const { modify } = yield* BackupStore
  const { start } = yield* Background
  const now = yield* DateTime.now
  const name = backupName(now)
  yield* modify((runs) => isDue(runs) ? begin(runs, { name, isScheduled }, now) : Result.fail(new BackupRunning()))
  yield* start(name, runBackup(name))
})
