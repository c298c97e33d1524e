import type { Time } from "./columns.ts"

export interface DeskTables {
  readonly fault: FaultTable
}

interface FaultTable {
  part: string
  code: string
  count: number
  first_at: Time
  last_at: Time
}
