import type { Json } from "./columns.ts"

export interface AnalysisTables {
  readonly analysis: AnalysisTable
}

interface AnalysisTable {
  task_id: string
  summary: string
  result: Json
}
