import type { TaskWork } from "#domain/task/task-work.ts"
import type { Task } from "#domain/task/task.ts"
import type { Failure, Transcription, TranscriptionStep } from "#domain/task/transcription.ts"
import { at, aWork } from "./a-task.ts"

const since = at("2026-11-20T11:00:00.000Z")
const failure: Failure = { code: "NoSpeech", message: "No speech was found", description: "Check the recording" }

export const aTranscriptionState = (tag: Transcription["_tag"]): Transcription => {
  switch (tag) {
    case "NotStarted":
      return { _tag: tag }
    case "Waiting":
      return { _tag: tag, since }
    case "Running":
      return { _tag: tag }
    case "Completed":
      return { _tag: tag, at: since }
    case "Failed":
      return { _tag: tag, failure }
  }
}

export const anAnalysisState = (tag: Task["analysis"]["_tag"]): Task["analysis"] => {
  switch (tag) {
    case "NotStarted":
      return { _tag: tag }
    case "Waiting":
      return { _tag: tag, since }
    case "Running":
      return { _tag: tag }
    case "Completed":
      return { _tag: tag, at: since }
    case "Failed":
      return { _tag: tag, failure }
  }
}

/** What a worker reported of an analysis that runs. */
export const analysing = aWork({ analysis: { step: "cleaning text", startedAt: since }, reportedAt: since })

/** What a worker reported of a transcription that runs. */
export const atStep = (step: TranscriptionStep): TaskWork =>
  aWork({ transcription: { step, progress: 0.4, startedAt: since }, reportedAt: since })
