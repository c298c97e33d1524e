import type { Generated, JSONColumnType } from "kysely"
import type { Json, Words } from "./columns.ts"

export interface TranscriptTables {
  readonly segment: SegmentTable
  readonly transcript_words: TranscriptWordsTable
  readonly speakers: SpeakersTable
  readonly work_plan: WorkPlanTable
  readonly work_chunk: WorkChunkTable
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
