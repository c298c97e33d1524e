import type { Json, MaybeTime, Time } from "./columns.ts"

export interface CalendarTables {
  readonly calendar: { owner_id: string; id: string; doc: Json; read_at: MaybeTime; join_at: MaybeTime }
  readonly calendar_mark: CalendarMarkTable
}

export interface CalendarMarkTable {
  owner_id: string
  key: string
  state: string
  task_id: string | null
  refusal: string | null
  until: Time
}
