import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import { TaskItem } from "../task/task-item.ts"
import { Line } from "../transcript/transcript.ts"

/** A task as it is now, with the lines recognised so far while it is being transcribed. */
export const TaskUpdate = wire({
  task: TaskItem,
  /** Null unless the text changed while the task is being transcribed. */
  lines: Schema.NullOr(Schema.Array(Line)),
  /** Of the transcript: when it is higher than the reader's, lines or speakers changed. */
  revision: Schema.Int,
  /** The same for the summary; null before there is one. */
  summaryVersion: Schema.NullOr(Schema.Int),
  /** Whether nothing runs for the task any more. */
  isOver: Schema.Boolean,
})

/** Tasks of a list as they are now, and the ids of those that are gone. */
export const TaskListUpdate = Schema.Struct({ tasks: Schema.Array(TaskItem), removed: Schema.Array(TaskId) })
