import { Schema } from "effect"

/** The server is not configured to keep backups. */
export class BackupsOff extends Schema.TaggedError<BackupsOff>()("BackupsOff", {}) {
  readonly kind = "conflict"
  override readonly message = "No place for backups is configured; set BACKUP_DIR or BACKUP_S3"
}

/** Only one backup is made at a time. */
export class BackupRunning extends Schema.TaggedError<BackupRunning>()("BackupRunning", {}) {
  readonly kind = "conflict"
  override readonly message = "A backup is being made already"
}

export class NoBackupRunning extends Schema.TaggedError<NoBackupRunning>()("NoBackupRunning", {}) {
  readonly kind = "conflict"
  override readonly message = "No backup is being made"
}
