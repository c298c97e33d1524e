import type { Time } from "./columns.ts"

export interface IntakeTables {
  readonly upload: UploadTable
}

export interface UploadTable {
  id: string
  owner_id: string
  file_name: string
  purpose: string
  size: number | null
  complete: boolean
  ticket_hash: string | null
  transfer: string | null
  metadata: string | null
  created_at: Time
  expires_at: Time
}
