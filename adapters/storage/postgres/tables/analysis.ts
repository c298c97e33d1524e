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
  summary: string
  result: Json
}
