import { Context, type Effect, type Result } from "effect"
import type { BackupRuns } from "./backup-run.ts"

/** Remembers the attempts, for all processes of a deployment. It is in no backup, and restoring one leaves it alone. */
export class BackupStore extends Context.Service<BackupStore, {
  readonly get: Effect.Effect<BackupRuns>
  /** Reads and writes in one step, one caller at a time. A refusal changes nothing. */
  readonly modify: <E>(change: (runs: BackupRuns) => Result.Result<BackupRuns, E>) => Effect.Effect<BackupRuns, E>
}>()("domain/backup/BackupStore") {}
