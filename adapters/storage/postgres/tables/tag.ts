import type { Json, Time } from "./columns.ts"

export interface TagTables {
  readonly tag: TagTable
  readonly task_tag: TaskTagTable
}

export interface TagTable {
  id: string
  owner_id: string
  name: string
  name_key: string
  colour: string
  rules: Json
  created_at: Time
}

interface TaskTagTable {
  tag_id: string
  task_id: string
  is_on: boolean
}
