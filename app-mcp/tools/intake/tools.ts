import { createDocumentFromUploadTool } from "./create-document-from-upload.ts"
import { createTaskFromTextTool } from "./create-task-from-text.ts"
import { createTaskFromUploadTool } from "./create-task-from-upload.ts"
import { createUploadTicketTool } from "./create-upload-ticket.ts"

export const intakeTools = [
  createTaskFromTextTool,
  createUploadTicketTool,
  createTaskFromUploadTool,
  createDocumentFromUploadTool,
]
