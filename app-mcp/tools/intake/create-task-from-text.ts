import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { taskLine } from "../../texts/task-text.ts"
import { tool } from "../../tool.ts"
import { optionFieldWords } from "../fields.ts"

export const createTaskFromTextTool = tool(pasteText, {
  name: "create_task_from_text",
  description:
    "Make a task of a text (up to 1 MB), and summarise it unless analyze is false. It costs about one minute for "
    + "each 600 bytes. Follow it with job_status, then read get_summary.",
  fields: { text: "The text itself.", ...optionFieldWords },
  say: (task) => `Made ${taskLine(task).slice(2)}\nCall job_status with its id until it is over.`,
})
