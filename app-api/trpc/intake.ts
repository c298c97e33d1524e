import { addExample } from "#domain/intake/use-cases/add-example.ts"
import { createDocumentTasks } from "#domain/intake/use-cases/create-document-tasks.ts"
import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import { deleteUpload } from "#domain/intake/use-cases/delete-upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { previewEngine } from "#domain/intake/use-cases/preview-engine.ts"
import { previewIntake } from "#domain/intake/use-cases/preview-intake.ts"
import { mutation, query, router } from "./trpc.ts"

export const intakeRouter = router({
  addExample: mutation(addExample),
  createDocumentTasks: mutation(createDocumentTasks),
  createTasks: mutation(createTasks),
  deleteUpload: mutation(deleteUpload),
  openUpload: mutation(openUpload),
  pasteText: mutation(pasteText),
  previewEngine: query(previewEngine),
  previewIntake: query(previewIntake),
})
