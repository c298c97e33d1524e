import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { getMoment } from "#domain/transcript/use-cases/get-moment.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { DateTime } from "effect"
import { clock } from "../texts/clock.ts"
import { outlineOf } from "../texts/outline-text.ts"
import { pageNote } from "../texts/page-text.ts"
import { fitTask, sayTask, taskLine, taskLines } from "../texts/task-text.ts"
import { fitTranscript, sayTranscript } from "../texts/transcript-text.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"

const reads = { readOnlyHint: true, idempotentHint: true }

export const readingTools = [
  tool(listTasks, {
    ...reads,
    name: "list_tasks",
    description: "List the user's recordings, documents and texts with their status, newest first unless told. "
      + "Use search_tasks to find one by its words; take an id to get_task, get_transcript or get_summary.",
    fields: {
      page: "Counts from 1.",
      page_size: "1 to 100; 10 unless told.",
      folder_id: 'Only this folder; "uncategorized" for tasks in none.',
      sort: "newest, oldest, title or longest.",
      source: "Only this kind: audio, video, link, document, text or meeting.",
      state: "Only what is running (or waiting), finished or failed.",
    },
    say: (page) =>
      page.total === 0
        ? "There are no such tasks. Make one with create_task_from_text or create_upload_ticket."
        : `${taskLines(page.items)}\n${pageNote(page)}`,
  }),
  tool(searchTasks, {
    ...reads,
    name: "search_tasks",
    description:
      "Find tasks by words in title, summary or transcript, in any language, best first; each with the line that "
      + "matched and its moment. Take `begin` to get_moment to read around it.",
    fields: { query: "Words to look for; all must occur.", page: "Counts from 1." },
    say: (page) =>
      page.total === 0
        ? "Nothing found; try fewer or other words."
        : `${
          page.items.map(({ task, line, begin }) =>
            `${taskLine(task)}\n  ${begin === null ? "" : `[${clock(begin)}, begin=${begin}] `}${line}`
          ).join("\n")
        }\n${pageNote(page)}`,
  }),
  tool(getTask, {
    ...reads,
    name: "get_task",
    description:
      "Everything about one task: status, speakers, summary, mind map, share link and the beginning of its text. "
      + "For the whole text call get_transcript.",
    fields: taskIdField,
    fit: fitTask,
    say: sayTask,
  }),
  tool(getTranscript, {
    ...reads,
    name: "get_transcript",
    description:
      "Read a transcript as [mm:ss] Speaker: text lines, whole or in a range. Long ones are cut; the answer says "
      + "where to go on. While a recording is being transcribed, the lines finished so far are given.",
    fields: {
      ...taskIdField,
      from: "Milliseconds from the start of the recording.",
      to: "Milliseconds, exclusive.",
      words: "True to get each word with its time.",
    },
    fit: fitTranscript,
    say: sayTranscript,
  }),
  tool(getMoment, {
    ...reads,
    name: "get_moment",
    description: "Read what was said around a moment, with the time of each word: to check a quote or its context.",
    fields: {
      ...taskIdField,
      at: "The moment, in milliseconds from the start.",
      around: "How many milliseconds before and after it; 15000 unless told.",
    },
    fit: fitTranscript,
    say: sayTranscript,
  }),
  tool(getSummary, {
    ...reads,
    name: "get_summary",
    description:
      "Read the summary of an analysed task. `sections` tell for each claim the lines it rests on and whether "
      + "they support it. If there is none yet, call start_analysis.",
    fields: taskIdField,
    say: ({ summary, version, isEdited }) => `${summary}\n\n(version ${version}${isEdited ? ", edited by hand" : ""})`,
  }),
  tool(getMindMap, {
    ...reads,
    name: "get_mind_map",
    description: "Read the mind map of an analysed task, as a tree of ideas with the moments they rest on.",
    fields: taskIdField,
    say: ({ mindMap }) => outlineOf(mindMap),
  }),
  tool(getUsage, {
    ...reads,
    name: "get_usage",
    description: "How many minutes the user has spent and has left this month, and when the month begins anew.",
    say: ({ plan, minutesUsed, total, bonus, left, nextReset }) =>
      `Plan ${plan}: ${minutesUsed} of ${total} minutes used, ${bonus} bonus minutes, ${left} left; `
      + `begins anew on ${DateTime.formatIsoDateUtc(nextReset)}.`,
  }),
]
