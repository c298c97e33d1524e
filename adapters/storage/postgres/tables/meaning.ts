import type { Generated } from "kysely"
import type { Json } from "./columns.ts"

export interface MeaningTables {
  readonly task_vectors: TaskVectorsTable
}

interface TaskVectorsTable {
  task_id: string
  model: string
  lines_revision: number
  is_whole: boolean
  /** Another with each change, so that copies elsewhere can be told from what is stored. */
  stamp: Generated<string>
  /** The lines of each passage, and the fingerprint of its text. */
  passages: Json
  scales: ReadonlyArray<number>
  /** One after another. */
  vectors: Buffer
}
