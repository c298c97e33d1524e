import { getJobStatus } from "#domain/library/use-cases/get-job-status.ts"
import type { Status } from "#domain/task/status.ts"
import { followingTool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const jobStatusTool = followingTool(getJobStatus, {
  name: "job_status",
  description:
    "How far transcription and analysis of a task are: status, step, percent. With `wait` the call returns when "
    + "the work is over, at the latest after that many seconds; call again while is_over is false.",
  fields: { ...taskIdField, wait: "Seconds to wait for the end, up to 50; 0 answers at once." },
  readOnlyHint: true,
  idempotentHint: true,
  stepOf: ({ percent, step }) => percent === null ? null : { done: percent, message: step ?? "" },
  say: ({ title, status, isOver, step, percent, errorMessage }) =>
    isOver
      ? `"${title}": ${status}${errorMessage === null ? "" : `, ${errorMessage}`}. ${next(status)}`
      : `"${title}": ${status}, ${step ?? ""} ${percent ?? 0} %. Call again with wait=50.`,
})

const next = (status: Status): string => {
  if (status === "failed" || status === "notStarted") return "start_transcription starts it."
  if (status === "analysisFailed") return "start_analysis tries again; get_transcript has the text."
  return status === "completed"
    ? "Read get_transcript; start_analysis summarises it."
    : "Read get_summary or get_transcript."
}
