import type { ColumnType, Generated, JSONColumnType } from "kysely"
import type { Json, Words } from "./columns.ts"

export interface TranscriptTables {
  readonly segment: SegmentTable
  readonly transcript_change: TranscriptChangeTable
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
  /** Where doubtful words are in the text: words are most of what is stored, so `words` is not read for this. */
  doubts: Json
  is_edited: Generated<boolean>
}

/** What can be undone. The summary is apart, so that lists need not read the lines. */
interface TranscriptChangeTable {
  task_id: string
  id: number
  /** How many lines are stored in it. */
  lines: number
  summary: Json
  change: Json
}

/** The search index of a transcript, block by block: see `transcript-words.ts`. */
interface TranscriptWordsTable {
  task_id: string
  block: number
  words: Words
}

interface SpeakersTable {
  task_id: string
  list: Json
  /** Counts changes to lines and speakers. */
  revision: number
  /** Counts changes to lines only. */
  lines_revision: number
}

interface WorkPlanTable {
  task_id: string
  plan: Json
  plan_id: Generated<string>
  /** How many chunks have been finished. */
  finished: Generated<number>
}

export interface WorkChunkTable {
  task_id: string
  index: number
  track: ColumnType<number | null, number | null, number | null>
  begin_ms: number
  end_ms: number
  speech: Json
  state: Generated<string>
  /** When it was finished: after how many others, counted from 1. */
  nth: Generated<number | null>
  result: JSONColumnType<object | null, string | null, string | null>
  failure: string | null
}
