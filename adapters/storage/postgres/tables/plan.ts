import type { GeneratedAlways } from "kysely"
import type { Time } from "./columns.ts"

export interface PlanTables {
  readonly minute_ledger: MinuteLedgerTable
}

export interface MinuteLedgerTable {
  id: GeneratedAlways<number>
  user_id: string
  task_id: string | null
  attempt: number
  kind: string
  bucket: string
  period: string | null
  minutes: number
  source: string
  note: string | null
  written_at: Time
}
