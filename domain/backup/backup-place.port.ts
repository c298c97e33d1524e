import { Context, type Effect, type Scope } from "effect"
import type { BackupFailed } from "./backup-failed.ts"
import type { KeptBackup } from "./kept-backup.ts"

/** Where backups are kept: a folder, or a bucket. */
export class BackupPlace extends Context.Service<BackupPlace, {
  readonly kind: "folder" | "bucket"
  /** For people: a path, or a bucket with its prefix. */
  readonly where: string
  /** A path for a new archive; it is removed with all that is beside it when the scope closes. */
  readonly draft: (name: string) => Effect.Effect<string, BackupFailed, Scope.Scope>
  /** Moves a draft in. It appears under its name only with all of its bytes; one that does not is removed. Returns its size. */
  readonly keep: (name: string, draft: string) => Effect.Effect<number, BackupFailed>
  /** A local file with exactly the bytes that are kept, while the scope is open. */
  readonly open: (name: string) => Effect.Effect<string, BackupFailed, Scope.Scope>
  /** Those whose names are ours, the newest first. */
  readonly list: Effect.Effect<ReadonlyArray<KeptBackup>, BackupFailed>
  /** One that is gone already is no failure. */
  readonly remove: (name: string) => Effect.Effect<void, BackupFailed>
  /** Removes what killed processes left unfinished, and nothing that is still being written. */
  readonly sweep: Effect.Effect<void, BackupFailed>
}>()("domain/backup/BackupPlace") {}
