import type { Generated, JSONColumnType } from "kysely"
import type { Time } from "./columns.ts"

export interface SharingTables {
  readonly share: ShareTable
}

interface ShareTable {
  task_id: string
  token: string
  is_on: boolean
  expires_at: Time | null
  password_hash: string | null
  parts: JSONColumnType<ReadonlyArray<string>>
  views: Generated<number>
  published_day: string | null
  published_slug: string | null
  published_at: Time | null
  is_indexed: boolean
}
