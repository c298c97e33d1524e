import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import { sayTasks } from "../../texts/task-text.ts"
import { tool } from "../../tool.ts"
import { optionFieldWords, uploadIdsField } from "../fields.ts"

export const createTaskFromUploadTool = tool(createTasks, {
  name: "create_task_from_upload",
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
})
