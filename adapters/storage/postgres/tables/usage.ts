import type { Generated, JSONColumnType } from "kysely"
import type { Time } from "./columns.ts"

export interface UsageTables {
  readonly usage_event: UsageEventTable
}

interface UsageEventTable {
  id: Generated<string>
  at: Time
  business: number
  uuid: string
  fields: JSONColumnType<Readonly<Record<string, string>>>
}
