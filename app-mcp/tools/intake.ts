import { createDocumentTasks } from "#domain/intake/use-cases/create-document-tasks.ts"
import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { sayTasks, taskLine } from "../texts/task-text.ts"
import { tool } from "../tool.ts"
import { optionFieldWords, uploadIdsField } from "./fields.ts"

export const intakeTools = [
  tool(pasteText, {
    name: "create_task_from_text",
    title: "Create a task from text",
    description:
      "Create a task from a text (up to 1 MB), and summarise it unless analyze is false. Every 600 bytes cost about "
      + "one minute. Follow it with job_status, then read get_summary.",
    fields: { text: "The text itself.", ...optionFieldWords },
    say: (task) => `Created ${taskLine(task).slice(2)}\nCall job_status with its id until it is over.`,
  }),
  tool(openUpload, {
    name: "create_upload_ticket",
    title: "Prepare an upload",
    description:
      "Get an address that takes one file within the hour, without signing in: run the curl command in the answer "
      + "where the file is. Send DELETE to an address you no longer need. Then call create_task_from_upload (sound, video) or create_document_from_upload (TXT, MD, DOC, DOCX, PDF).",
    fields: {
      file_name: "Name of the file, with its extension.",
      size: "Exact size of the file in bytes; leave it out if you do not know it.",
      for: "tool for a file that convert_media is to process, which can have 1 GB; task by default.",
    },
    say: ({ uploadId, url }) =>
      `Send the file with:\ncurl --fail --upload-file 'PATH-OF-THE-FILE' '${url}'\nIt has arrived if the answer has "code":200. Then use upload_ids: ["${uploadId}"].`,
  }),
  tool(createTasks, {
    name: "create_task_from_upload",
    title: "Create a task from a recording",
    description: "Create tasks from uploaded recordings, one for each or one for all (merge), and start transcribing. "
      + "Follow them with job_status.",
    fields: {
      ...uploadIdsField,
      merge: "True to join the files, in the given order, into one recording.",
      speakers: "Number of speakers, 1 to 8; 0 to detect it.",
      hotwords: "Names and terms that occur in the recording.",
      auto_start: "False to keep the task without starting it.",
      ...optionFieldWords,
    },
    say: sayTasks,
  }),
  tool(createDocumentTasks, {
    name: "create_document_from_upload",
    title: "Create a task from a document",
    description:
      "Create a task from each uploaded document (TXT, MD, DOC, DOCX, PDF) and summarise it. Follow it with job_status.",
    fields: { ...uploadIdsField, ...optionFieldWords },
    say: sayTasks,
  }),
]
