import type { Json, Time } from "./columns.ts"

export interface MeetingTables {
  readonly meeting: MeetingTable
}

export interface MeetingTable {
  task_id: string
  owner_id: string
  created_at: Time
  heartbeat_at: Time
  is_open: boolean
  doc: Json
}
