import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { clock } from "../../texts/clock.ts"
import { pageNote } from "../../texts/page-text.ts"
import { taskLine } from "../../texts/task-text.ts"
import { tool } from "../../tool.ts"

export const searchTasksTool = tool(searchTasks, {
  name: "search_tasks",
  description:
    "Find tasks by words in title, summary or transcript, in any language, best first; each with the line that "
    + "matched and its moment. Pass `begin` to get_moment to read around it.",
  fields: { query: "Words to look for; all must occur.", page: "Counts from 1." },
  say: (page) =>
    page.total === 0
      ? "Nothing found; try fewer or other words."
      : `${
        page.items.map(({ task, line, begin }) =>
          `${taskLine(task)}\n  ${begin === null ? "" : `[${clock(begin)}, begin=${begin}] `}${line}`
        ).join("\n")
      }\n${pageNote(page)}`,
  readOnlyHint: true,
  idempotentHint: true,
})
