import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { tool } from "../../tool.ts"

export const createUploadTicketTool = tool(openUpload, {
  name: "create_upload_ticket",
  description: "Get an address a file can be sent to, without signing in, for one day: run the curl line of the answer "
    + "where the file is. Then call create_task_from_upload (sound, video) or create_document_from_upload (TXT, DOC, DOCX, PDF).",
  fields: {
    file_name: "Name of the file, with its extension.",
    size: "Size of the file in bytes, exactly; leave it out when you do not know it.",
  },
  say: ({ uploadId, url }) =>
    `Send the file with:\ncurl --fail --upload-file 'PATH-OF-THE-FILE' '${url}'\nThen use upload_ids: ["${uploadId}"].`,
})
