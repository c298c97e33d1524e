import { createDocumentTasks } from "#domain/intake/use-cases/create-document-tasks.ts"
import { sayTasks } from "../../texts/task-text.ts"
import { tool } from "../../tool.ts"
import { optionFieldWords, uploadIdsField } from "../fields.ts"

export const createDocumentFromUploadTool = tool(createDocumentTasks, {
  name: "create_document_from_upload",
  description:
    "Make a task of each uploaded document (TXT, MD, DOC, DOCX, PDF) and summarise it. Follow with job_status.",
  fields: { ...uploadIdsField, ...optionFieldWords },
  say: sayTasks,
})
