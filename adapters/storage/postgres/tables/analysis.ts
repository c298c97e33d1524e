import type { Json } from "./columns.ts"

export interface AnalysisTables {
  readonly analysis: AnalysisTable
  readonly analysis_part: AnalysisPartTable
}

interface AnalysisPartTable {
  task_id: string
  key: string
  part: string
}

interface AnalysisTable {
  task_id: string
  /** Its plain lines, with the names of today: for the search and for excerpts. */
  summary: string
  result: Json
}
