import { type DateTime, Result } from "effect"
import type { Booking } from "../plan/ledger.ts"
import {
  NothingSpoken,
  RetranscriptionRunning,
  Superseded,
  type TranscriptMissing,
  type TranscriptNotReady,
} from "./errors.ts"
import { requireTranscript } from "./require-transcript.ts"
import type { Retranscription } from "./retranscription.ts"
import { isSpoken } from "./source.ts"
import type { TaskWork } from "./task-work.ts"
import type { Task } from "./task.ts"
import type { Failure } from "./transcription.ts"

/** Whether a span is waiting to be transcribed again, or being transcribed. */
export const isRetranscribing = ({ retranscription }: Pick<Task, "retranscription">): boolean =>
  retranscription !== null && retranscription.state._tag !== "Failed"

/** Counted downwards, so that the minutes of a span never collide with those of the whole recording. */
export const spanBookingOf = ({ ownerId, id, work: { retranscriptions } }: Task): Booking => ({
  userId: ownerId,
  taskId: id,
  attempt: -retranscriptions,
})

/** Starts transcribing a span of a finished recording again. One at a time, each with its own number. */
export const startRetranscription = (
  task: Task,
  wanted: Omit<Retranscription, "state">,
): Result.Result<Task, TranscriptNotReady | TranscriptMissing | NothingSpoken | RetranscriptionRunning> => {
  const there = requireTranscript(task)
  if (Result.isFailure(there)) return Result.fail(there.failure)
  if (!isSpoken(task.source) || task.parts.length === 0) return Result.fail(new NothingSpoken({ taskId: task.id }))
  if (isRetranscribing(task)) return Result.fail(new RetranscriptionRunning({ taskId: task.id }))
  return Result.succeed({
    ...task,
    retranscription: { ...wanted, state: { _tag: "Waiting" } },
    work: { ...task.work, retranscriptions: task.work.retranscriptions + 1, retranscription: null },
  })
}

export const runsRetranscription = (task: Task, attempt: number): boolean =>
  isRetranscribing(task) && task.work.retranscriptions === attempt

/** A worker reports how much is done, 0 to 1; only the work changes. */
export const advanceRetranscription = (
  task: Task,
  attempt: number,
  fraction: number,
  now: DateTime.Utc,
): Result.Result<TaskWork, Superseded> =>
  runsRetranscription(task, attempt)
    ? Result.succeed({ ...task.work, retranscription: fraction, reportedAt: now })
    : Result.fail(new Superseded({ taskId: task.id }))

/** Changes the state of the running attempt; null ends it. */
export const withRetranscription = (
  task: Task,
  attempt: number,
  state: Retranscription["state"] | null,
): Result.Result<Task, Superseded> =>
  runsRetranscription(task, attempt)
    ? Result.succeed({
      ...task,
      retranscription: state === null || task.retranscription === null ? null : { ...task.retranscription, state },
      work: state?._tag === "Running" ? task.work : { ...task.work, retranscription: null },
    })
    : Result.fail(new Superseded({ taskId: task.id }))

export const failRetranscription = (task: Task, attempt: number, failure: Failure): Result.Result<Task, Superseded> =>
  withRetranscription(task, attempt, { _tag: "Failed", failure })

/** The model that a recording waits for; null if for none. */
export const awaitedBy = ({ retranscription }: Pick<Task, "retranscription">): string | null =>
  retranscription === null || retranscription.state._tag === "Failed" ? null : retranscription.awaits ?? null

/** The model is there: what waited for it can be recognised. */
export const stopAwaiting = (task: Task, model: string): Result.Result<Task, Superseded> => {
  if (task.retranscription === null || awaitedBy(task) !== model) {
    return Result.fail(new Superseded({ taskId: task.id }))
  }
  const { awaits: _, ...retranscription } = task.retranscription
  return Result.succeed({ ...task, retranscription })
}

const notInstalled: Failure = {
  code: "ModelNotInstalled",
  message: "The model for it was not installed",
  description: "Install the model, then transcribe the recording again. The minutes were returned.",
}

/** The model will not come: the old text stays. */
export const failAwaiting = (task: Task, model: string): Result.Result<Task, Superseded> =>
  awaitedBy(task) === model
    ? failRetranscription(task, task.work.retranscriptions, notInstalled)
    : Result.fail(new Superseded({ taskId: task.id }))
