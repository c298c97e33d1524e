import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { taskLine } from "../../texts/task-text.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const startTranscriptionTool = tool(startTranscription, {
  name: "start_transcription",
  description: "Start a task that was never started, or try a failed or cancelled one again; finished parts are kept. "
    + "Follow it with job_status.",
  fields: taskIdField,
  say: (task) => `Started. ${taskLine(task).slice(2)}`,
})
