import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { taskLine } from "../texts/task-text.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"

export const taskTools = [
  tool(startTranscription, {
    name: "start_transcription",
    title: "Start a transcription",
    description:
      "Start a task that was never started, or try a failed or cancelled one again; finished parts are kept. "
      + "Follow it with job_status.",
    fields: taskIdField,
    say: (task) => `Started. ${taskLine(task).slice(2)}`,
  }),
  tool(cancelTask, {
    name: "cancel_task",
    title: "Cancel a task",
    description:
      "Stop whatever is running for a task and return its minutes. It can be started again with start_transcription.",
    fields: taskIdField,
    destructiveHint: true,
    say: (task) => `Stopped. ${taskLine(task).slice(2)}`,
  }),
  tool(renameTask, {
    name: "rename_task",
    title: "Rename a task",
    description: "Give a task another title.",
    fields: { ...taskIdField, title: "1 to 200 characters." },
    idempotentHint: true,
    say: (task) => `It is now called "${task.title}".`,
  }),
  tool(deleteTasks, {
    name: "delete_tasks",
    title: "Delete tasks",
    description:
      "Delete tasks for good, with recording, transcript and summary. This cannot be undone: ask the user first. "
      + "Unknown ids are skipped; the answer says how many were deleted.",
    fields: { task_ids: "Ids of the tasks to delete." },
    destructiveHint: true,
    say: ({ deleted }) => `Deleted ${deleted} ${deleted === 1 ? "task" : "tasks"}.`,
  }),
]
