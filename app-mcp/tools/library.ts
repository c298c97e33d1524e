import type { FoundTask } from "#domain/library/found-task.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { getJobStatus } from "#domain/library/use-cases/get-job-status.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { similarTasks } from "#domain/library/use-cases/similar-tasks.ts"
import type { Status } from "#domain/task/status.ts"
import { clock } from "../texts/clock.ts"
import { pageNote } from "../texts/page-text.ts"
import { fitTask, sayTask, taskLine, taskLines } from "../texts/task-text.ts"
import { followingTool, tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"

const next = (status: Status): string => {
  if (status === "failed" || status === "notStarted") return "start_transcription starts it."
  if (status === "analysisFailed") return "start_analysis tries again; get_transcript has the text."
  return status === "completed"
    ? "Read get_transcript; start_analysis summarises it."
    : "Read get_summary or get_transcript."
}

const foundLine = ({ task, line, begin, by }: FoundTask): string => {
  const moment = begin === null ? "" : `[${clock(begin)}, begin=${begin}] `
  return `${taskLine(task)}\n  ${moment}${by === "meaning" ? "(similar meaning) " : ""}${line}`
}

export const libraryTools = [
  tool(listTasks, {
    name: "list_tasks",
    title: "List tasks",
    description: "List the user's recordings, documents and texts with their status, newest first by default. "
      + "Use search_tasks to find one by its words; pass an id to get_task, get_transcript or get_summary.",
    fields: {
      page: "Counts from 1.",
      page_size: "10 by default.",
      folder_id: 'Only this folder; "uncategorized" for tasks in none.',
      source: "Only this kind.",
      origin: "app, or tool for what the free tools made.",
      state: "running includes waiting.",
      tags: "Names of tags with commas between; only tasks that have all of them.",
      shared: "True for the tasks that others share with the user.",
    },
    say: (page) =>
      page.total === 0
        ? "There are no such tasks. Create one with create_task_from_text or create_upload_ticket."
        : `${taskLines(page.items)}\n${pageNote(page)}`,
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(searchTasks, {
    name: "search_tasks",
    title: "Search tasks",
    description:
      "Find tasks by words in title, summary or transcript, in any language, best first; each with the line that "
      + "matched and its moment. Pass `begin` to get_moment to read around it.",
    fields: {
      query:
        'Words that must all occur. Also "exact words", speaker:NAME or speaker:"FULL NAME" (only what they say), tag:NAME, '
        + "after:2026-11-01 (that day or later) and before:2026-12-01, alone or together.",
      page: "Counts from 1.",
    },
    isQuoted: true,
    say: (page) =>
      page.total === 0
        ? "Nothing found; try fewer or other words."
        : `${page.items.map(foundLine).join("\n")}\n${pageNote(page)}`,
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(similarTasks, {
    name: "similar_tasks",
    title: "Find similar tasks",
    description:
      "The tasks that are most like this one in what they say, each with its closest passage and its moment; "
      + "only where the server searches by meaning.",
    fields: taskIdField,
    isQuoted: true,
    say: ({ isKnown, items }) =>
      items.length === 0
        ? isKnown ? "There is no other task." : "The server has not read this task by its meaning; use search_tasks."
        : items.map(foundLine).join("\n"),
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(getTask, {
    name: "get_task",
    title: "Get a task",
    description:
      "Everything about one task: status, speakers, summary, mind map, share link and the beginning of its text. "
      + "For the whole text call get_transcript.",
    fields: taskIdField,
    fit: fitTask,
    isQuoted: true,
    say: sayTask,
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(editTask, {
    name: "edit_task",
    title: "Edit a task",
    description:
      "Correct a task: its summary (markdown, replaced as a whole), lines of its transcript, its title; only what is "
      + "given changes. Send the summary_version of get_summary, so that nobody else's edit is lost.",
    fields: {
      ...taskIdField,
      summary: "The whole new summary, as markdown.",
      summary_version: "The version that was read before the edit.",
      timeline:
        "Lines to change, by their id from get_transcript: new text, new speaker_id, or both; `was` is the text "
        + "that was read.",
    },
    destructiveHint: true,
    say: (task) => `Saved. ${taskLine(task).slice(2)}`,
  }),
  followingTool(getJobStatus, {
    name: "job_status",
    title: "Check or await progress",
    description:
      "How far the transcription and analysis of a task have got: status, step, percent. With `wait`, the call returns "
      + "when the work is over, or after that many seconds at the latest; call again while is_over is false.",
    fields: { ...taskIdField, wait: "Seconds to wait for the end, up to 50; 0 answers at once." },
    readOnlyHint: true,
    idempotentHint: true,
    stepOf: ({ percent, step }) => percent === null ? null : { done: percent, message: step ?? "" },
    say: ({ title, status, isOver, step, percent, errorMessage }) =>
      isOver
        ? `"${title}": ${status}${errorMessage === null ? "" : `, ${errorMessage}`}. ${next(status)}`
        : `"${title}": ${status}, ${step ?? ""} ${percent ?? 0} %. Call again with wait=50.`,
  }),
]
