import type { ColumnType, Generated } from "kysely"
import type { Json, MaybeTime, Time } from "./columns.ts"

export interface AutomaticExportTables {
  readonly export_rule: ExportRuleTable
  readonly export_file: ExportFileTable
  readonly export_note: ExportNoteTable
}

export interface ExportRuleTable {
  id: string
  owner_id: string
  created_at: Time
  is_on: boolean
  has_shared: boolean
  folder_id: string | null
  since: string | null
  paused_until: MaybeTime
  doc: Json
}

export interface ExportFileTable {
  id: string
  rule_id: string
  task_id: string
  seq: Generated<ColumnType<string, never, never>>
  kind: string
  state: string
  next_at: MaybeTime
  until: MaybeTime
  path_key: string | null
  changed_at: ColumnType<Date, string | undefined, string>
  doc: Json
}

interface ExportNoteTable {
  rule_id: string
  task_id: string
  mark: string
}
