import type { Json, Time } from "./columns.ts"

export interface ConversionTables {
  readonly conversion: ConversionTable
}

export interface ConversionTable {
  id: string
  owner_id: string
  state: string
  progress: number
  /** Of the source and the result, while they are kept. */
  bytes: number
  created_at: Time
  expires_at: Time | null
  data: Json
}
