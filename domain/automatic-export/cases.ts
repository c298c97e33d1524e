import { createExportRule } from "./use-cases/create-export-rule.ts"
import { deleteExportRule } from "./use-cases/delete-export-rule.ts"
import { editExportRule } from "./use-cases/edit-export-rule.ts"
import { listExportRules } from "./use-cases/list-export-rules.ts"
import { listExportedFiles } from "./use-cases/list-exported-files.ts"
import { previewExportName } from "./use-cases/preview-export-name.ts"
import { testExportRule } from "./use-cases/test-export-rule.ts"
import { writeFailedAgain } from "./use-cases/write-failed-again.ts"
import { writeFileAgain } from "./use-cases/write-file-again.ts"

export const automaticExportCases = [
  createExportRule,
  deleteExportRule,
  editExportRule,
  listExportRules,
  listExportedFiles,
  previewExportName,
  testExportRule,
  writeFailedAgain,
  writeFileAgain,
] as const
