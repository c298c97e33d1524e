import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const renameTaskTool = tool(renameTask, {
  name: "rename_task",
  description: "Give a task another title.",
  fields: { ...taskIdField, title: "1 to 200 characters." },
  idempotentHint: true,
  say: (task) => `It is now called "${task.title}".`,
})
