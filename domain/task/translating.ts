import { type DateTime, Result } from "effect"
import { Superseded, TranscriptNotReady, TranslationRunning } from "./errors.ts"
import type { TaskTranslation } from "./task-translation.ts"
import type { TaskWork } from "./task-work.ts"
import type { Task } from "./task.ts"

/** Whether a translation is waiting or running. */
export const isTranslating = ({ translation }: Pick<Task, "translation">): boolean =>
  translation !== null && (translation.state._tag === "Waiting" || translation.state._tag === "Running")

/** Starts translating a finished transcript, one language at a time. It does not hold up an analysis. */
export const startTranslation = (
  task: Task,
  language: string,
): Result.Result<Task, TranscriptNotReady | TranslationRunning> => {
  if (task.transcription._tag !== "Completed") return Result.fail(new TranscriptNotReady({ taskId: task.id }))
  if (isTranslating(task)) return Result.fail(new TranslationRunning({ taskId: task.id }))
  return Result.succeed({
    ...task,
    translation: { language, state: { _tag: "Waiting" } },
    work: { ...task.work, translations: task.work.translations + 1, translation: null },
  })
}

/** Puts it off, as an attempt of its own: the queue takes each only once. */
export const postponeTranslation = (task: Task, attempt: number): Result.Result<Task, Superseded> =>
  runsTranslation(task, attempt) && task.translation !== null
    ? Result.succeed({
      ...task,
      translation: { ...task.translation, state: { _tag: "Waiting" } },
      work: { ...task.work, translations: attempt + 1 },
    })
    : Result.fail(new Superseded({ taskId: task.id }))

export const runsTranslation = (task: Task, attempt: number): boolean =>
  isTranslating(task) && task.work.translations === attempt

/** A worker reports how much is done, 0 to 1; only the work changes. */
export const advanceTranslation = (
  task: Task,
  attempt: number,
  fraction: number,
  now: DateTime.Utc,
): Result.Result<TaskWork, Superseded> =>
  runsTranslation(task, attempt)
    ? Result.succeed({ ...task.work, translation: fraction, reportedAt: now })
    : Result.fail(new Superseded({ taskId: task.id }))

/** Changes the state of the running attempt. */
export const withTranslation = (
  task: Task,
  attempt: number,
  state: TaskTranslation["state"],
): Result.Result<Task, Superseded> =>
  runsTranslation(task, attempt) && task.translation !== null
    ? Result.succeed({
      ...task,
      translation: { ...task.translation, state },
      work: state._tag === "Running" ? task.work : { ...task.work, translation: null },
    })
    : Result.fail(new Superseded({ taskId: task.id }))
