import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import { Status } from "../task/status.ts"
import type { TaskUpdate } from "./task-update.ts"

/** The progress of the work on a task, without the task. */
export const JobStatus = wire({
  taskId: TaskId,
  title: Schema.String,
  status: Status,
  /** True when nothing runs for the task any more. */
  isOver: Schema.Boolean,
  step: Schema.NullOr(Schema.String),
  percent: Schema.NullOr(Schema.Int),
  errorCode: Schema.NullOr(Schema.String),
  errorMessage: Schema.NullOr(Schema.String),
})

export const jobStatusOf = ({ task, isOver }: typeof TaskUpdate.Type): typeof JobStatus.Type => ({
  taskId: task.id,
  title: task.title,
  status: task.status,
  isOver,
  step: task.progress?.step ?? null,
  percent: task.progress === null ? null : Math.round(task.progress.fraction * 100),
  errorCode: task.errorCode,
  errorMessage: task.errorMessage,
})
