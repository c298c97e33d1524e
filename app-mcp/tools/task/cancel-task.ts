import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { taskLine } from "../../texts/task-text.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const cancelTaskTool = tool(cancelTask, {
  name: "cancel_task",
  description:
    "Stop whatever runs for a task and give its minutes back. It can be started again with start_transcription.",
  fields: taskIdField,
  destructiveHint: true,
  say: (task) => `Stopped. ${taskLine(task).slice(2)}`,
})
