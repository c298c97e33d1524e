import type { ExportRule } from "#domain/automatic-export/export-rule.ts"
import type { ChangedTask } from "#domain/automatic-export/exported-file-store.port.ts"
import type { ExportedFile } from "#domain/automatic-export/exported-file.ts"

/** What automatic export keeps. */
export interface ExportTables {
  readonly exportRules: ReadonlyMap<string, ExportRule>
  readonly exportedFiles: ReadonlyMap<string, ExportedFile>
  readonly exportNotes: ReadonlyArray<ChangedTask>
}

export const noExports: ExportTables = { exportRules: new Map(), exportedFiles: new Map(), exportNotes: [] }
