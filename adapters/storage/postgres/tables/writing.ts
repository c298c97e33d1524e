import type { Json, Time } from "./columns.ts"

export interface WritingTables {
  readonly co_document: CoDocumentTable
  readonly summary_version: SummaryVersionTable
}

interface CoDocumentTable {
  task_id: string
  /** A bigint, as text. */
  epoch: string
  state: Buffer
  markdown: string
  markdown_version: number
}

interface SummaryVersionTable {
  task_id: string
  version: number
  markdown: string
  state: Buffer
  at: Time
  by: Json
  kind: string
}
