import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import { TaskItem } from "../task/task-item.ts"
import { Line } from "../transcript/transcript.ts"

/** The current state of a task, with the lines recognised so far during transcription. */
export const TaskUpdate = wire({
  task: TaskItem,
  /** Null unless the text has changed during transcription. */
  lines: Schema.NullOr(Schema.Array(Line)),
  /** Of the transcript: if it is higher than the client's, lines or speakers have changed. */
  revision: Schema.Int,
  /** The same for the summary; null before there is one. */
  summaryVersion: Schema.NullOr(Schema.Int),
  /** Whether all work on the task has ended. */
  isOver: Schema.Boolean,
})

/** The current state of tasks in a list, and the ids of those that were removed. */
export const TaskListUpdate = Schema.Struct({ tasks: Schema.Array(TaskItem), removed: Schema.Array(TaskId) })
