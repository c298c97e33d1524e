import type { Time } from "./columns.ts"

export interface FolderTables {
  readonly folder: FolderTable
}

export interface FolderTable {
  id: string
  owner_id: string
  name: string
  name_key: string
  created_at: Time
}
