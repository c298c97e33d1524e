import type { Time } from "./columns.ts"

export interface HotwordTables {
  readonly hotword: HotwordTable
}

export interface HotwordTable {
  id: string
  owner_id: string
  text: string
  text_key: string
  language: string
  enabled: boolean
  created_at: Time
}
