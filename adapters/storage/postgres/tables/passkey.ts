import type { ColumnType } from "kysely"
import type { Time } from "./columns.ts"

export interface PasskeyTables {
  readonly passkey: PasskeyTable
}

export interface PasskeyTable {
  id: string
  user_id: string
  name: string
  credential_id: string
  public_key: string
  counter: number
  /** Separated by spaces. */
  transports: string
  is_synced: boolean
  created_at: Time
  last_used_at: ColumnType<Date | null, string | null, string | null>
}
