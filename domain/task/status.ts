import { Schema } from "effect"
import { isRetranscribing } from "./retranscribing.ts"
import type { Task } from "./task.ts"
import { isAnalysing, isTranscribing } from "./transitions.ts"
import { isTranslating } from "./translating.ts"

/** The labels of the specification, verbatim. */
export const Status = Schema.Literals([
  "notStarted",
  "queued",
  "transcribing",
  "completed",
  "failed",
  "analyzing",
  "analysisCompleted",
  "analysisFailed",
  "translating",
  "translationCompleted",
  "translationFailed",
  "regenerating",
  "merging",
])
export type Status = typeof Status.Type

/** One label from three independent state machines: what is happening now, or the last state reached. */
export const statusOf = (task: Task): Status => {
  switch (task.transcription._tag) {
    case "NotStarted":
      return "notStarted"
    case "Waiting":
      return "queued"
    case "Failed":
      return "failed"
    case "Running":
      return task.isMerged && isMerging(task.work.transcription?.step) ? "merging" : "transcribing"
    case "Completed":
      return statusOfContent(task)
  }
}

/** An analysis is shown before a translation, which nothing waits for; what failed and was not tried again stays shown. */
const statusOfContent = (task: Task): Status => {
  const { analysis, translation } = task
  if (analysis._tag === "Waiting" || analysis._tag === "Running" || translation === null) return analysisStatusOf(task)
  if (isTranslating(task)) return "translating"
  if (analysis._tag === "Failed") return analysisStatusOf(task)
  return translation.state._tag === "Failed" ? "translationFailed" : "translationCompleted"
}

/** Whether any work on it is waiting or running. */
export const isUnfinished = (task: Task): boolean =>
  isTranscribing(task) || isAnalysing(task) || isRetranscribing(task) || isTranslating(task)

/** What lists can be filtered by. A task that has never run has none of these states. */
export const State = Schema.Literals(["running", "finished", "failed"])
export type State = typeof State.Type

export const stateOf = ({ transcription, analysis }: Task): State | null => {
  const both = new Set<string>([transcription._tag, analysis._tag])
  if (both.has("Waiting") || both.has("Running")) return "running"
  if (both.has("Failed")) return "failed"
  return transcription._tag === "Completed" ? "finished" : null
}

const isMerging = (step: string | undefined): boolean => step === "probing" || step === "normalising"

const analysisStatusOf = ({ analysis, analyst }: Task): Status => {
  switch (analysis._tag) {
    case "NotStarted":
      return "completed"
    case "Waiting":
    case "Running":
      return analyst === null ? "analyzing" : "regenerating"
    case "Completed":
      return "analysisCompleted"
    case "Failed":
      return "analysisFailed"
  }
}
