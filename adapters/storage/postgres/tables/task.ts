import type { ColumnType, GeneratedAlways } from "kysely"
import type { Json, Time, Words } from "./columns.ts"

export interface TaskTables {
  readonly task: TaskTable
  readonly task_work: TaskWorkTable
  readonly task_moment: TaskMomentTable
  readonly task_tally: TaskTallyTable
  readonly link_use: LinkUseTable
}

interface TaskTable {
  id: string
  owner_id: string
  folder_id: string | null
  title: string
  created_at: Time
  created_day: string
  is_unfinished: boolean
  data: Json
  title_words: Words
  summary_words: ColumnType<string, string | undefined, string>
  search: GeneratedAlways<string>
  source: GeneratedAlways<string>
  origin: GeneratedAlways<string>
  duration: GeneratedAlways<number | null>
  state: GeneratedAlways<string | null>
  title_key: ColumnType<string | null, string, string>
  words_version: ColumnType<number | null, number, number>
}

/** A table of its own because it changes far more often than the task. */
interface TaskWorkTable {
  task_id: string
  work: Json
}

interface TaskMomentTable {
  id: GeneratedAlways<string>
  task_id: string
  at: Time
  moment: Json
}

/** How many tasks there are of each kind; see its migration. Only triggers write it. */
interface TaskTallyTable {
  id: GeneratedAlways<string>
  owner_id: string
  folder_id: string | null
  state: string | null
  source: string | null
  origin: string | null
  tasks: number
}

interface LinkUseTable {
  task_id: string
  user_id: string
  used_at: Time
}
