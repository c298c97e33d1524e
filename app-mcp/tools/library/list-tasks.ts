import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { pageNote } from "../../texts/page-text.ts"
import { taskLines } from "../../texts/task-text.ts"
import { tool } from "../../tool.ts"

export const listTasksTool = tool(listTasks, {
  name: "list_tasks",
  description: "List the user's recordings, documents and texts with their status, newest first by default. "
    + "Use search_tasks to find one by its words; pass an id to get_task, get_transcript or get_summary.",
  fields: {
    page: "Counts from 1.",
    page_size: "1 to 100; 10 by default.",
    folder_id: 'Only this folder; "uncategorized" for tasks in none.',
    sort: "newest, oldest, title or longest.",
    source: "Only this kind: audio, video, link, document, text or meeting.",
    state: "Only what is running (or waiting), finished or failed.",
  },
  say: (page) =>
    page.total === 0
      ? "There are no such tasks. Make one with create_task_from_text or create_upload_ticket."
      : `${taskLines(page.items)}\n${pageNote(page)}`,
  readOnlyHint: true,
  idempotentHint: true,
})
