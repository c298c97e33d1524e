import { Context, type Effect } from "effect"
import type { BackupFailed } from "./backup-failed.ts"
import type { Progress } from "./backup-run.ts"

export type Report = (progress: Progress) => Effect.Effect<void>

/** Writes everything that is stored into an archive, and tries archives. Interruption leaves nothing behind. */
export class BackupMaker extends Context.Service<BackupMaker, {
  /** Writes an archive to a path where there is nothing yet. `missing` counts files that were deleted while it was written. */
  readonly make: (
    path: string,
    report: Report,
  ) => Effect.Effect<{ readonly rows: number; readonly files: number; readonly missing: number }, BackupFailed>
  /** Restores an archive into an empty database that is removed again. */
  readonly check: (path: string) => Effect.Effect<void, BackupFailed>
}>()("domain/backup/BackupMaker") {}
