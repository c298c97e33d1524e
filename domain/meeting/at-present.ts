import type { DateTime } from "effect"
import { needsAttending } from "../task/first-job.ts"
import type { Task } from "../task/task.ts"
import { isTranscribing } from "../task/transitions.ts"
import type { Meeting } from "./meeting.ts"

/** What every attempt begins with. */
export const setOut = (attempt: number, now: DateTime.Utc) =>
  ({
    attempt,
    externalId: null,
    state: "joining",
    reason: null,
    isWaiting: false,
    people: [],
    tracks: [],
    turns: [],
    joinedAt: null,
    endedAt: null,
    heartbeatAt: now,
    leaveAskedAt: null,
  }) satisfies Partial<Meeting>

/** A guest in the light of its task: it sets out again with each attempt, and is back when the task was stopped without its doing. */
export const atPresent = (meeting: Meeting, task: Task, now: DateTime.Utc): Meeting => {
  if (isTranscribing(task)) {
    const isAgain = needsAttending(task) && meeting.attempt !== task.work.attempt
    return isAgain ? { ...meeting, ...setOut(task.work.attempt, now) } : meeting
  }
  if (meeting.state === "ended") return meeting
  const { transcription } = task
  const isCancelled = transcription._tag === "Failed" && transcription.failure.code === "TaskCancelled"
  return {
    ...meeting,
    state: "ended",
    reason: isCancelled ? "left" : "guest-crashed",
    isWaiting: false,
    people: [],
    endedAt: meeting.heartbeatAt,
  }
}
