import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { getTaskStory } from "#domain/task/use-cases/get-task-story.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { DateTime } from "effect"
import { taskLine } from "../texts/task-text.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"
import { aboutTasks } from "./questions.ts"

type Chapter = (typeof getTaskStory)["output"]["Type"]["chapters"][number]

const chapterLine = ({ part, attempt, state, engine, errorCode, minutes, startedAt, endedAt }: Chapter): string =>
  [
    `- ${part} ${attempt}: ${state}`,
    ...startedAt === null ? [] : [`from ${DateTime.formatIso(startedAt)}`],
    ...endedAt === null ? [] : [`to ${DateTime.formatIso(endedAt)}`],
    ...engine === null ? [] : [`by ${engine}`],
    ...errorCode === null ? [] : [errorCode],
    ...minutes === 0 ? [] : [`${minutes} min`],
  ].join(", ")

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
  tool(getTaskStory, {
    name: "get_task_story",
    title: "Story of a task",
    description: "When a task waited, ran, failed and ended, attempt by attempt, with engines and minutes.",
    fields: taskIdField,
    say: ({ chapters }) =>
      chapters.length === 0 ? "Nothing has been done with it." : chapters.map(chapterLine).join("\n"),
    readOnlyHint: true,
    idempotentHint: true,
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
    ask: aboutTasks((tasks) => `Delete ${tasks} for good, with recording, transcript and summary?`),
    say: ({ deleted }) => `Deleted ${deleted} ${deleted === 1 ? "task" : "tasks"}.`,
  }),
]
