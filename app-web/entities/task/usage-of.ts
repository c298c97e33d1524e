import type { ReportFields } from "#domain/usage/report-fields.ts"
import { faultOf } from "./failure-text.ts"
import type { TaskItem } from "./task-item.ts"

type Work = ReportFields["web_trans"]

/** 1 video, 2 audio, 3 text or document, as usage reports number them. */
export const fileTypeOf = (source: TaskItem["source"]): "1" | "2" | "3" =>
  source === "video" || source === "link" ? "1" : source === "audio" || source === "meeting" ? "2" : "3"

/** The code of a refusal or failure, and the same with its reason. */
export const failureFields = (code: string | null): Pick<Work, "season" | "error_id"> =>
  code === null || code === "" ? {} : { season: code, error_id: code.split(":")[0] ?? code }

export type Seen = Pick<TaskItem, "status" | "transcribed_at" | "updated_at">

const analysing: ReadonlySet<string> = new Set(["analyzing", "regenerating"])
export const isAnalysing = ({ status }: Pick<TaskItem, "status">): boolean => analysing.has(status)

const secondsBetween = (begin: string, end: string): string =>
  String(Math.max(0, Math.round((Date.parse(end) - Date.parse(begin)) / 1000)))

const advice = (code: string | null): Pick<Work, "suggestion"> => {
  if (code === "TaskCancelled") return {}
  const fault = faultOf({ error_code: code })
  return { suggestion: fault === null ? "retry" : fault === "format" ? "format" : "other" }
}

/** What ended between two states of a task. `since`: when its analysis was first seen. */
export const endsBetween = (before: Seen, task: TaskItem, since: string | null): ReadonlyArray<Work> => {
  const { source, status, created_at, transcribed_at, updated_at, error_code } = task
  const facts = { source, file_type: fileTypeOf(source) } as const
  const failed = { ...failureFields(error_code), ...advice(error_code) }
  const transcription = { ...facts, task: "transcription" } as const
  const analysis = { ...facts, task: "analysis" } as const
  const isTranscribed = before.transcribed_at === null && transcribed_at !== null
  const isLost = before.status !== "failed" && status === "failed"
  const isOver = isAnalysing(before) || isTranscribed
  return [
    ...(isTranscribed
      ? [{ ...transcription, trans_result: "1", trans_time: secondsBetween(created_at, transcribed_at) } as const]
      : []),
    ...(isLost ? [{ ...transcription, trans_result: "0", ...failed } as const] : []),
    ...(isOver && status === "analysisCompleted"
      ? [{ ...analysis, analyz_time: secondsBetween(since ?? transcribed_at ?? created_at, updated_at) } as const]
      : []),
    ...(isOver && status === "analysisFailed" ? [{ ...analysis, ...failed } as const] : []),
  ]
}
