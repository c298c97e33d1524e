import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import { TaskItem } from "../task/task-item.ts"
import { Line } from "../transcript/transcript.ts"

/**
 * New lines of a recording that is being transcribed, to be merged by id. A line keeps its id and text until the
 * transcription is over; then the whole transcript follows, with speakers.
 */
const NewLines = wireAs("NewLines", {
  /** Whether these lines replace all that came before: at the beginning, after a restart, and at the end. */
  reset: Schema.Boolean,
  segments: Schema.Array(Line),
})

/** The current state of a task, with the lines recognised since the last update. */
export const TaskUpdate = wire({
  task: TaskItem,
  /** Null if there is nothing new, and after the transcription. */
  lines: Schema.NullOr(NewLines),
  /** Of the transcript: if it is higher than the client's, lines or speakers have changed. */
  revision: Schema.Int,
  /** Of the summary; null before there is one. */
  summaryVersion: Schema.NullOr(Schema.Int),
  /** Whether all work on the task has ended. */
  isOver: Schema.Boolean,
})

/** The current state of tasks in a list, the ids of those that were removed, and whether the account's folders changed. */
export const TaskListUpdate = Schema.Struct({
  tasks: Schema.Array(TaskItem),
  removed: Schema.Array(TaskId),
  folders: Schema.Boolean,
})
