import { Context, type Cron } from "effect"

/** What the operator configured; null if backups are not kept by themselves. */
export const BackupRules = Context.Reference<Rules | null>("domain/backup/BackupRules", { defaultValue: () => null })

export interface Rules {
  /** When they are made, and how that was said; null for by hand only. */
  readonly schedule: { readonly cron: Cron.Cron; readonly text: string } | null
  /** How many are kept. */
  readonly keep: number
}
