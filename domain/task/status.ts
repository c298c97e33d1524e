import { Schema } from "effect"
import type { Task } from "./task.ts"

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

/** One label out of two independent machines: what happens now, else what was reached last. */
export const statusOf = (task: Task): Status => {
  switch (task.transcription._tag) {
    case "NotStarted":
      return "notStarted"
    case "Waiting":
      return "queued"
    case "Failed":
      return "failed"
    case "Running":
      return task.isMerged && isMerging(task.transcription.step) ? "merging" : "transcribing"
    case "Completed":
      return analysisStatusOf(task)
  }
}

const isMerging = (step: string): boolean => step === "probing" || step === "normalising"

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
