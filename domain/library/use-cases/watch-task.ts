import { Schema, Stream } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { wire } from "../../kernel/wire.ts"
import { taskUpdates } from "../steps/task-updates.ts"
import { TaskUpdate } from "../task-update.ts"

/**
 * The task now and at every change, until all work on it has ended; with `keep`, until the caller disconnects. The first
 * update comes at once, with all lines so far; later ones have only what is new.
 */
export const watchTask = streamCase("library.watchTask", {
  input: wire({ taskId: TaskId, keep: Schema.optionalKey(Schema.Boolean) }),
  output: TaskUpdate,
  stream: ({ taskId, keep = false }) =>
    keep ? Stream.changes(taskUpdates(taskId)) : Stream.takeUntil(taskUpdates(taskId), ({ isOver }) => isOver),
})
