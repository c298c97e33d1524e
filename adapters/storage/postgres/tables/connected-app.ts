import type { ColumnType, JSONColumnType } from "kysely"
import type { Time } from "./columns.ts"

export interface ConnectedAppTables {
  readonly connected_app: ConnectedAppTable
  readonly oauth_record: OAuthRecordTable
}

export interface ConnectedAppTable {
  id: string
  user_id: string
  grant_id: string
  name: string
  host: string
  scopes: JSONColumnType<ReadonlyArray<string>>
  created_at: Time
  last_used_at: ColumnType<Date | null, string | null, string | null>
}

export interface OAuthRecordTable {
  model: string
  id_hash: string
  payload: JSONColumnType<Readonly<Record<string, unknown>>>
  grant_id: string | null
  expires_at: ColumnType<Date | null, string | null, string | null>
  consumed_at: ColumnType<Date | null, string | null, string | null>
}
