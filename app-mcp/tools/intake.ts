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
      "Make a task of a text (up to 1 MB), and summarise it unless analyze is false. It costs about one minute for "
      + "each 600 bytes. Follow it with job_status, then read get_summary.",
    fields: { text: "The text itself.", ...optionFieldWords },
    say: (task) => `Made ${taskLine(task).slice(2)}\nCall job_status with its id until it is over.`,
  }),
  tool(openUpload, {
    name: "create_upload_ticket",
    title: "Prepare an upload",
    description:
      "Get an address a file can be sent to, without signing in, within the hour: run the curl line of the answer "
      + "where the file is. Send DELETE to an address you no longer need. Then call create_task_from_upload (sound, video) or create_document_from_upload (TXT, DOC, DOCX, PDF).",
    fields: {
      file_name: "Name of the file, with its extension.",
      size: "Size of the file in bytes, exactly; leave it out when you do not know it.",
    },
    say: ({ uploadId, url }) =>
      `Send the file with:\ncurl --fail --upload-file 'PATH-OF-THE-FILE' '${url}'\nThen use upload_ids: ["${uploadId}"].`,
  }),
  tool(createTasks, {
    name: "create_task_from_upload",
    title: "Create a task from a recording",
    description: "Make tasks of uploaded recordings, one each or one of all (merge), and start transcribing. "
      + "Follow them with job_status.",
    fields: {
      ...uploadIdsField,
      merge: "True to join the files, in the given order, into one recording.",
      speakers: "Number of speakers, 1 to 8; 0 finds out.",
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
      "Make a task of each uploaded document (TXT, MD, DOC, DOCX, PDF) and summarise it. Follow with job_status.",
    fields: { ...uploadIdsField, ...optionFieldWords },
    say: sayTasks,
  }),
]
