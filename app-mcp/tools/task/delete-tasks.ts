import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { tool } from "../../tool.ts"

export const deleteTasksTool = tool(deleteTasks, {
  name: "delete_tasks",
  description:
    "Delete tasks for good, with recording, transcript and summary. This cannot be undone: ask the user first. "
    + "Unknown ids are skipped; the answer says how many were deleted.",
  fields: { task_ids: "Ids of the tasks to delete." },
  destructiveHint: true,
  say: ({ deleted }) => `Deleted ${deleted} ${deleted === 1 ? "task" : "tasks"}.`,
})
