import type { ColumnType } from "kysely"

export interface BackupTables {
  readonly backup_runs: BackupRunsTable
}

/** One row. */
interface BackupRunsTable {
  id: 1
  data: ColumnType<unknown, string, string>
}
