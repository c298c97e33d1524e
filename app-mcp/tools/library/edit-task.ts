import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { taskLine } from "../../texts/task-text.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const editTaskTool = tool(editTask, {
  name: "edit_task",
  description:
    "Correct a task: its summary (markdown, replaced as a whole), lines of its transcript, its title; only what is "
    + "given changes. Send the summary_version of get_summary, so that nobody else's edit is lost.",
  fields: {
    ...taskIdField,
    summary: "The whole new summary, as markdown.",
    summary_version: "The version that was read before the edit.",
    timeline: "Lines to change, by their id from get_transcript: new text, new speaker_id, or both; `was` is the text "
      + "that was read.",
  },
  destructiveHint: true,
  say: (task) => `Saved. ${taskLine(task).slice(2)}`,
})
