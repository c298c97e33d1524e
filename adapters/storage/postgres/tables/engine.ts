import type { ColumnType } from "kysely"

export interface EngineTables {
  readonly engine_settings: EngineSettingsTable
}

/** One row. */
interface EngineSettingsTable {
  id: 1
  data: ColumnType<unknown, string, string>
}
