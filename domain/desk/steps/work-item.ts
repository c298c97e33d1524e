import { Schema } from "effect"
import type { User } from "../../account/user.ts"
import { TaskId, UserId } from "../../kernel/ids.ts"
import { wireAs } from "../../kernel/wire.ts"
import { Source } from "../../task/source.ts"
import { Status, statusOf } from "../../task/status.ts"
import type { Task } from "../../task/task.ts"
import { isAnalysing, isTranscribing } from "../../task/transitions.ts"
import { nameOf } from "./name-of.ts"

/** A task as the operator needs to see it: without its title and its text. */
export const WorkItem = wireAs("WorkItem", {
  id: TaskId,
  ownerId: UserId,
  /** The address or number of its owner; null for a guest of the free tools. */
  owner: Schema.NullOr(Schema.String),
  source: Source,
  status: Status,
  step: Schema.NullOr(Schema.String),
  /** 0 to 1; null unless something is running. */
  progress: Schema.NullOr(Schema.Finite),
  createdAt: Schema.DateTimeUtcFromString,
  updatedAt: Schema.DateTimeUtcFromString,
  /** How often it was started. */
  attempts: Schema.Int,
  engine: Schema.NullOr(Schema.String),
  minutes: Schema.Int,
  /** Bytes. */
  fileSize: Schema.Finite,
  errorCode: Schema.NullOr(Schema.String),
  canCancel: Schema.Boolean,
  /** What to start again; null if nothing failed. */
  retry: Schema.NullOr(Schema.Literals(["transcription", "analysis"])),
})
type WorkItem = typeof WorkItem.Type

export const itemOf = (task: Task, owner: User | undefined): WorkItem => {
  const { transcription, analysis, work } = task
  const status = statusOf(task)
  const running = isTranscribing(task) ? work.transcription : isAnalysing(task) ? work.analysis : null
  return {
    id: task.id,
    ownerId: task.ownerId,
    owner: owner === undefined ? null : nameOf(owner),
    source: task.source,
    status,
    step: running === null ? null : running.step,
    progress: running !== null && "progress" in running ? running.progress : null,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
    attempts: work.attempt,
    engine: task.engine,
    minutes: task.minutes,
    fileSize: task.fileSize,
    errorCode: transcription._tag === "Failed"
      ? transcription.failure.code
      : analysis._tag === "Failed"
      ? analysis.failure.code
      : null,
    canCancel: isTranscribing(task) || isAnalysing(task),
    retry: transcription._tag === "Failed" ? "transcription" : analysis._tag === "Failed" ? "analysis" : null,
  }
}
