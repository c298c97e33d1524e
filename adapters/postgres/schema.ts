import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely"

/** One interface per table, kept in step with `migrations/`: the contract tests use every column. */
export interface Schema {
  readonly analysis: AnalysisTable
  readonly app_user: UserTable
  readonly mcp_key: McpKeyTable
  readonly minute_ledger: MinuteLedgerTable
  readonly segment: SegmentTable
  readonly session: SessionTable
  readonly sign_in_link: SignInLinkTable
  readonly speakers: SpeakersTable
  readonly task: TaskTable
  readonly transcript_words: TranscriptWordsTable
  readonly upload: UploadTable
  readonly work_chunk: WorkChunkTable
  readonly work_plan: WorkPlanTable
}

/** Read as what it is, written as text; decoded by a schema before anybody sees it. */
type Json = JSONColumnType<object>
type Words = ColumnType<string, string, string>
type Time = ColumnType<Date, string, string>

export interface UserTable {
  id: string
  email: string
  plan: string
  language: string | null
  ui_language: string | null
  created_at: Time
}

export interface SessionTable {
  token_hash: string
  user_id: string
  device_id: string
  created_at: Time
  expires_at: Time
}

export interface SignInLinkTable {
  token_hash: string
  email: string
  expires_at: Time
}

export interface McpKeyTable {
  id: string
  user_id: string
  name: string
  key_hash: string
  hint: string
  created_at: Time
  last_used_at: ColumnType<Date | null, string | null, string | null>
}

interface TaskTable {
  id: string
  owner_id: string
  folder_id: string | null
  title: string
  created_at: Time
  created_day: string
  is_unfinished: boolean
  share_token: string | null
  data: Json
  title_words: Words
  summary_words: ColumnType<string, string | undefined, string>
  search: GeneratedAlways<string>
  source: GeneratedAlways<string>
  duration: GeneratedAlways<number | null>
  state: GeneratedAlways<string | null>
  title_key: ColumnType<string | null, string, string>
  words_version: ColumnType<number | null, number, number>
}

interface AnalysisTable {
  task_id: string
  summary: string
  result: Json
}

export interface SegmentTable {
  task_id: string
  id: string
  position: number
  begin_ms: number
  end_ms: number
  text: string
  speaker_id: string | null
  words: Json
}

/** What `transcript-words.ts` makes of the lines of a transcript, block by block. */
interface TranscriptWordsTable {
  task_id: string
  block: number
  words: Words
}

interface SpeakersTable {
  task_id: string
  list: Json
  /** Counts the changes of lines and speakers; null where a backup is older than it. */
  revision: number | null
}

export interface UploadTable {
  id: string
  owner_id: string
  file_name: string
  size: number | null
  complete: boolean
  ticket_hash: string | null
  created_at: Time
}

interface WorkPlanTable {
  task_id: string
  plan: Json
}

export interface WorkChunkTable {
  task_id: string
  index: number
  begin_ms: number
  end_ms: number
  state: Generated<string>
  result: JSONColumnType<object | null, string | null, string | null>
  failure: string | null
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
  written_at: GeneratedAlways<Date>
}
