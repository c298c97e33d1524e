import { addExample } from "./use-cases/add-example.ts"
import { createDocumentTasks } from "./use-cases/create-document-tasks.ts"
import { createTasks } from "./use-cases/create-tasks.ts"
import { deleteUpload } from "./use-cases/delete-upload.ts"
import { openUpload } from "./use-cases/open-upload.ts"
import { pasteText } from "./use-cases/paste-text.ts"
import { previewEngine } from "./use-cases/preview-engine.ts"
import { previewIntake } from "./use-cases/preview-intake.ts"

export const intakeCases = [
  addExample,
  createDocumentTasks,
  createTasks,
  deleteUpload,
  openUpload,
  pasteText,
  previewEngine,
  previewIntake,
] as const
