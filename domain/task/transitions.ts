import { DateTime, Result } from "effect"
import { type AnalysisOptions, sectionOf } from "./analysis-options.ts"
import type { AnalysisProgress, ReadParts } from "./analysis-progress.ts"
import {
  AnalysisRunning,
  NothingRunning,
  Superseded,
  TaskRunning,
  TranscriptEmpty,
  TranscriptNotReady,
} from "./errors.ts"
import { isAboutSummary, type Notice } from "./notice.ts"
import { isRetranscribing } from "./retranscribing.ts"
import type { TaskWork } from "./task-work.ts"
import type { Task } from "./task.ts"
import type { Failure, TranscriptionStep } from "./transcription.ts"
import { isTranslating } from "./translating.ts"

const touched = (task: Task, now: DateTime.Utc, change: Partial<Task>): Task => ({ ...task, ...change, updatedAt: now })

const isBusy = ({ _tag }: { readonly _tag: string }): boolean => _tag === "Waiting" || _tag === "Running"

export const isTranscribing = (task: Task): boolean => isBusy(task.transcription)
export const isAnalysing = (task: Task): boolean => isBusy(task.analysis)

/** Starts a task that has never run, or retries a failed one. Both are booked as a new attempt. */
export const startTranscription = (task: Task, now: DateTime.Utc): Result.Result<Task, TaskRunning> =>
  task.transcription._tag === "NotStarted" || task.transcription._tag === "Failed"
    ? Result.succeed(touched(task, now, {
      transcription: { _tag: "Waiting", since: now },
      work: { ...task.work, attempt: task.work.attempt + 1, transcription: null },
      coverage: null,
      notices: [],
    }))
    : Result.fail(new TaskRunning({ taskId: task.id }))

/** How long finished work took; null if its start was never reported. */
const secondsOf = (work: { readonly startedAt: DateTime.Utc } | null, now: DateTime.Utc): number | null =>
  work === null ? null : Math.max(0, now.epochMilliseconds - work.startedAt.epochMilliseconds) / 1000

const runsAttempt = (task: Task, attempt: number): boolean => task.work.attempt === attempt && isTranscribing(task)

/** A worker begins. Refused if the attempt is over, so that a late worker changes nothing. */
export const runTranscription = (task: Task, attempt: number, now: DateTime.Utc): Result.Result<Task, Superseded> =>
  runsAttempt(task, attempt)
    ? Result.succeed(touched(task, now, { transcription: { _tag: "Running" } }))
    : Result.fail(new Superseded({ taskId: task.id }))

/** A worker reports progress; only the work changes. */
export const advance = (
  task: Task,
  attempt: number,
  step: TranscriptionStep,
  progress: number,
  now: DateTime.Utc,
): Result.Result<TaskWork, Superseded> =>
  runsAttempt(task, attempt)
    ? Result.succeed({
      ...task.work,
      transcription: { step, progress, startedAt: workedSince(task.work, progress, now) },
      reportedAt: now,
    })
    : Result.fail(new Superseded({ taskId: task.id }))

/** Interrupted work resumes at an earlier step. The idle time in between does not count. */
const workedSince = ({ transcription, reportedAt }: TaskWork, progress: number, now: DateTime.Utc): DateTime.Utc => {
  if (transcription === null || reportedAt === null) return now
  const idle = progress < transcription.progress ? now.epochMilliseconds - reportedAt.epochMilliseconds : 0
  return DateTime.add(transcription.startedAt, { milliseconds: Math.max(0, idle) })
}

export const completeTranscription = (
  task: Task,
  attempt: number,
  outcome: Pick<Task, "coverage" | "language" | "engine" | "notices">,
  now: DateTime.Utc,
): Result.Result<Task, Superseded> =>
  runsAttempt(task, attempt)
    ? Result.succeed(
      touched(task, now, {
        ...outcome,
        transcription: { _tag: "Completed", at: now },
        transcribedAt: now,
        work: {
          ...task.work,
          transcription: null,
          processingSeconds: { ...task.work.processingSeconds, transcription: secondsOf(task.work.transcription, now) },
        },
      }),
    )
    : Result.fail(new Superseded({ taskId: task.id }))

export const failTranscription = (
  task: Task,
  attempt: number,
  failure: Failure,
  now: DateTime.Utc,
): Result.Result<Task, Superseded> =>
  runsAttempt(task, attempt)
    ? Result.succeed(touched(task, now, { transcription: { _tag: "Failed", failure } }))
    : Result.fail(new Superseded({ taskId: task.id }))

/** Cancelled work counts as failed, with a code of its own, and can be started again. */
const cancelled: Failure = {
  code: "TaskCancelled",
  message: "The task was cancelled",
  description: "You stopped this task. Its minutes were returned; start it again to finish it.",
}

export const cancel = (task: Task, now: DateTime.Utc): Result.Result<Task, NothingRunning> => {
  if (isTranscribing(task)) {
    return Result.succeed(touched(task, now, { transcription: { _tag: "Failed", failure: cancelled } }))
  }
  const stopped: Partial<Task> = {
    ...(isRetranscribing(task) ? { retranscription: null } : {}),
    // What is already translated stays.
    ...(isTranslating(task) ? { translation: null } : {}),
  }
  if (isAnalysing(task)) return Result.succeed(touched(task, now, { ...stopped, ...withoutAnalysis(task, now) }))
  return isRetranscribing(task) || isTranslating(task)
    ? Result.succeed(touched(task, now, stopped))
    : Result.fail(new NothingRunning({ taskId: task.id }))
}

/** An earlier result becomes current again. Raising the attempt lets the worker notice that it was superseded. */
const withoutAnalysis = ({ analyst, work }: Task, now: DateTime.Utc): Partial<Task> => {
  if (analyst !== null) {
    return {
      analysis: { _tag: "Completed", at: now },
      work: { ...work, analysisAttempt: work.analysisAttempt + 1, analysis: null },
    }
  }
  const failure = { ...cancelled, description: "You stopped the analysis; you can restart it. The transcript is kept." }
  return { analysis: { _tag: "Failed", failure } }
}

/** Analysis needs a finished, non-empty transcript; running it again replaces the previous result. */
export const startAnalysis = (
  task: Task,
  text: string,
  { section, ...wishes }: AnalysisOptions,
  now: DateTime.Utc,
): Result.Result<Task, TranscriptNotReady | TranscriptEmpty | AnalysisRunning> => {
  if (isTranscribing(task)) return Result.fail(new TranscriptNotReady({ taskId: task.id }))
  if (task.transcription._tag !== "Completed" || text.trim() === "") {
    return Result.fail(new TranscriptEmpty({ taskId: task.id }))
  }
  if (isAnalysing(task)) return Result.fail(new AnalysisRunning({ taskId: task.id }))
  return Result.succeed(
    touched(task, now, {
      analysis: { _tag: "Waiting", since: now, ...(section === undefined ? {} : { section }) },
      work: { ...task.work, analysisAttempt: task.work.analysisAttempt + 1, analysis: null },
      options: { ...task.options, ...wishes },
      // A translation that has ended is no longer the last state reached.
      translation: isTranslating(task) ? task.translation : null,
    }),
  )
}

const runsAnalysis = (task: Task, attempt: number): boolean =>
  isAnalysing(task) && task.work.analysisAttempt === attempt

export const runAnalysis = (task: Task, attempt: number, now: DateTime.Utc): Result.Result<Task, Superseded> =>
  runsAnalysis(task, attempt)
    ? Result.succeed(touched(task, now, { analysis: { _tag: "Running", ...sectionOf(task) } }))
    : Result.fail(new Superseded({ taskId: task.id }))

export const advanceAnalysis = (
  task: Task,
  attempt: number,
  reached: { readonly step: AnalysisProgress; readonly parts?: ReadParts },
  now: DateTime.Utc,
): Result.Result<TaskWork, Superseded> =>
  runsAnalysis(task, attempt)
    ? Result.succeed({
      ...task.work,
      analysis: { ...reached, startedAt: task.work.analysis?.startedAt ?? now },
      reportedAt: now,
    })
    : Result.fail(new Superseded({ taskId: task.id }))

/** Puts it off, as an attempt of its own: the queue takes each only once. */
export const postponeAnalysis = (task: Task, attempt: number, now: DateTime.Utc): Result.Result<Task, Superseded> =>
  runsAnalysis(task, attempt)
    ? Result.succeed(touched(task, now, {
      analysis: { _tag: "Waiting", since: now, ...sectionOf(task) },
      work: { ...task.work, analysisAttempt: attempt + 1, analysis: null },
    }))
    : Result.fail(new Superseded({ taskId: task.id }))

/** `notices` are about the summary; those about the previous one go. */
export const completeAnalysis = (
  task: Task,
  attempt: number,
  analyst: string,
  now: DateTime.Utc,
  notices: ReadonlyArray<Notice> = [],
): Result.Result<Task, Superseded> =>
  runsAnalysis(task, attempt)
    ? Result.succeed(
      touched(task, now, {
        analysis: { _tag: "Completed", at: now },
        analyst,
        notices: [...task.notices.filter((notice) => !isAboutSummary(notice)), ...notices],
        work: {
          ...task.work,
          analysis: null,
          processingSeconds: { ...task.work.processingSeconds, analysis: secondsOf(task.work.analysis, now) },
        },
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
