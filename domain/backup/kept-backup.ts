import type { DateTime } from "effect"

/** An archive in the place for backups. */
export interface KeptBackup {
  readonly name: string
  readonly bytes: number
  readonly storedAt: DateTime.Utc
}
