import { getTask } from "#domain/library/use-cases/get-task.ts"
import { fitTask, sayTask } from "../../texts/task-text.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const getTaskTool = tool(getTask, {
  name: "get_task",
  description:
    "Everything about one task: status, speakers, summary, mind map, share link and the beginning of its text. "
    + "For the whole text call get_transcript.",
  fields: taskIdField,
  fit: fitTask,
  say: sayTask,
  readOnlyHint: true,
  idempotentHint: true,
})
