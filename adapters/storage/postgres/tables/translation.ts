import type { Json } from "./columns.ts"

export interface TranslationTables {
  readonly translation: TranslationTable
  readonly translation_line: TranslationLineTable
}

export interface TranslationTable {
  task_id: string
  language: string
  source_language: string
  engine: string
  is_basic: boolean
  state: string
  failure: Json | null
}

interface TranslationLineTable {
  task_id: string
  language: string
  /** A line, or a text of the summary. */
  piece: string
  source_hash: string
  text: string | null
  /** Why there is no text. */
  fault: string | null
}
