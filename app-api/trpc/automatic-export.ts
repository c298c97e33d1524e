import { createExportRule } from "#domain/automatic-export/use-cases/create-export-rule.ts"
import { deleteExportRule } from "#domain/automatic-export/use-cases/delete-export-rule.ts"
import { editExportRule } from "#domain/automatic-export/use-cases/edit-export-rule.ts"
import { listExportRules } from "#domain/automatic-export/use-cases/list-export-rules.ts"
import { listExportedFiles } from "#domain/automatic-export/use-cases/list-exported-files.ts"
import { previewExportName } from "#domain/automatic-export/use-cases/preview-export-name.ts"
import { testExportRule } from "#domain/automatic-export/use-cases/test-export-rule.ts"
import { writeFailedAgain } from "#domain/automatic-export/use-cases/write-failed-again.ts"
import { writeFileAgain } from "#domain/automatic-export/use-cases/write-file-again.ts"
import { mutation, query, router } from "./trpc.ts"

export const automaticExportRouter = router({
  createExportRule: mutation(createExportRule),
  deleteExportRule: mutation(deleteExportRule),
  editExportRule: mutation(editExportRule),
  listExportRules: query(listExportRules),
  listExportedFiles: query(listExportedFiles),
  previewExportName: query(previewExportName),
  testExportRule: mutation(testExportRule),
  writeFailedAgain: mutation(writeFailedAgain),
  writeFileAgain: mutation(writeFileAgain),
})
