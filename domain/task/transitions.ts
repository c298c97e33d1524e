import { DateTime, Result } from "effect"
import type { AnalysisProgress } from "./analysis-progress.ts"
import type { Coverage } from "./coverage.ts"
import {
  AnalysisRunning,
  NothingRunning,
  Superseded,
  TaskRunning,
  TranscriptEmpty,
  TranscriptNotReady,
} from "./errors.ts"
import type { Style } from "./summary-style.ts"
import type { Task } from "./task.ts"
import type { Failure, TranscriptionStep } from "./transcription.ts"

const touched = (task: Task, now: DateTime.Utc, change: Partial<Task>): Task => ({ ...task, ...change, updatedAt: now })

const isBusy = ({ _tag }: { readonly _tag: string }): boolean => _tag === "Waiting" || _tag === "Running"

export const isTranscribing = (task: Task): boolean => isBusy(task.transcription)
export const isAnalysing = (task: Task): boolean => isBusy(task.analysis)

/** Starting is for tasks that never ran, and for failed ones: a retry, booked as a new attempt. */
export const startTranscription = (task: Task, now: DateTime.Utc): Result.Result<Task, TaskRunning> =>
  task.transcription._tag === "NotStarted" || task.transcription._tag === "Failed"
    ? Result.succeed(touched(task, now, {
      transcription: { _tag: "Waiting", since: now },
      attempt: task.attempt + 1,
      coverage: null,
    }))
    : Result.fail(new TaskRunning({ taskId: task.id }))

/** How long work took that is done now; unknown where it never told that it began. */
const secondsOf = (work: Task["transcription"] | Task["analysis"], now: DateTime.Utc): number | null =>
  work._tag === "Running" ? Math.max(0, now.epochMilliseconds - work.startedAt.epochMilliseconds) / 1000 : null

/** A worker reports where it is. Refused when the attempt is over, so a late worker changes nothing. */
export const advance = (
  task: Task,
  attempt: number,
  step: TranscriptionStep,
  progress: number,
  now: DateTime.Utc,
): Result.Result<Task, Superseded> => {
  if (task.attempt !== attempt || !isTranscribing(task)) return Result.fail(new Superseded({ taskId: task.id }))
  const startedAt = workedSince(task, progress, now)
  return Result.succeed(touched(task, now, { transcription: { _tag: "Running", step, progress, startedAt } }))
}

/** Work that was interrupted goes back to an earlier step: the time nobody worked does not count. */
const workedSince = ({ transcription, updatedAt }: Task, progress: number, now: DateTime.Utc): DateTime.Utc => {
  if (transcription._tag !== "Running") return now
  const idle = progress < transcription.progress ? now.epochMilliseconds - updatedAt.epochMilliseconds : 0
  return DateTime.add(transcription.startedAt, { milliseconds: Math.max(0, idle) })
}

export const completeTranscription = (
  task: Task,
  attempt: number,
  outcome: { readonly coverage: Coverage | null; readonly language: string | null; readonly engine: string | null },
  now: DateTime.Utc,
): Result.Result<Task, Superseded> =>
  task.attempt === attempt && isTranscribing(task)
    ? Result.succeed(
      touched(task, now, {
        ...outcome,
        transcription: { _tag: "Completed", at: now },
        transcribedAt: now,
        processingSeconds: { ...task.processingSeconds, transcription: secondsOf(task.transcription, now) },
      }),
    )
    : Result.fail(new Superseded({ taskId: task.id }))

export const failTranscription = (
  task: Task,
  attempt: number,
  failure: Failure,
  now: DateTime.Utc,
): Result.Result<Task, Superseded> =>
  task.attempt === attempt && isTranscribing(task)
    ? Result.succeed(touched(task, now, { transcription: { _tag: "Failed", failure } }))
    : Result.fail(new Superseded({ taskId: task.id }))

/** What a person stopped counts as failed, with a code of its own, and can be started again. */
const cancelled: Failure = {
  code: "TaskCancelled",
  message: "The task was cancelled",
  description: "You stopped this task. Its minutes were given back; start it again to finish it.",
}

export const cancel = (task: Task, now: DateTime.Utc): Result.Result<Task, NothingRunning> => {
  if (isTranscribing(task)) {
    return Result.succeed(touched(task, now, { transcription: { _tag: "Failed", failure: cancelled } }))
  }
  return isAnalysing(task)
    ? Result.succeed(touched(task, now, withoutAnalysis(task, now)))
    : Result.fail(new NothingRunning({ taskId: task.id }))
}

/** An earlier result is what there is again. The attempt counts as another, so that its worker notices that it is over. */
const withoutAnalysis = ({ analyst, analysisAttempt }: Task, now: DateTime.Utc): Partial<Task> => {
  if (analyst !== null) return { analysis: { _tag: "Completed", at: now }, analysisAttempt: analysisAttempt + 1 }
  const failure = { ...cancelled, description: "You stopped the analysis. The transcript is there; start it again." }
  return { analysis: { _tag: "Failed", failure } }
}

/** Analysis needs a finished, non-empty transcript; running it again replaces the previous result. */
export const startAnalysis = (
  task: Task,
  text: string,
  style: Style | null,
  now: DateTime.Utc,
): Result.Result<Task, TranscriptNotReady | TranscriptEmpty | AnalysisRunning> => {
  if (task.transcription._tag !== "Completed") return Result.fail(new TranscriptNotReady({ taskId: task.id }))
  if (text.trim() === "") return Result.fail(new TranscriptEmpty({ taskId: task.id }))
  if (isAnalysing(task)) return Result.fail(new AnalysisRunning({ taskId: task.id }))
  return Result.succeed(
    touched(task, now, {
      analysis: { _tag: "Waiting", since: now },
      analysisAttempt: task.analysisAttempt + 1,
      options: { ...task.options, style },
    }),
  )
}

const runsAnalysis = (task: Task, attempt: number): boolean => isAnalysing(task) && task.analysisAttempt === attempt

export const advanceAnalysis = (
  task: Task,
  attempt: number,
  step: AnalysisProgress,
  now: DateTime.Utc,
): Result.Result<Task, Superseded> => {
  if (!runsAnalysis(task, attempt)) return Result.fail(new Superseded({ taskId: task.id }))
  const startedAt = task.analysis._tag === "Running" ? task.analysis.startedAt : now
  return Result.succeed(touched(task, now, { analysis: { _tag: "Running", step, startedAt } }))
}

export const completeAnalysis = (
  task: Task,
  attempt: number,
  analyst: string,
  now: DateTime.Utc,
): Result.Result<Task, Superseded> =>
  runsAnalysis(task, attempt)
    ? Result.succeed(
      touched(task, now, {
        analysis: { _tag: "Completed", at: now },
        analyst,
        processingSeconds: { ...task.processingSeconds, analysis: secondsOf(task.analysis, now) },
      }),
    )
    : Result.fail(new Superseded({ taskId: task.id }))

export const failAnalysis = (
  task: Task,
  attempt: number,
  failure: Failure,
  now: DateTime.Utc,
): Result.Result<Task, Superseded> =>
  runsAnalysis(task, attempt)
    ? Result.succeed(touched(task, now, { analysis: { _tag: "Failed", failure } }))
    : Result.fail(new Superseded({ taskId: task.id }))
