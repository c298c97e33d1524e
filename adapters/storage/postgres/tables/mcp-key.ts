import type { ColumnType } from "kysely"
import type { Time } from "./columns.ts"

export interface McpKeyTables {
  readonly mcp_key: McpKeyTable
}

export interface McpKeyTable {
  id: string
  user_id: string
  name: string
  key_hash: string
  hint: string
  scope: string
  created_at: Time
  last_used_at: ColumnType<Date | null, string | null, string | null>
}
