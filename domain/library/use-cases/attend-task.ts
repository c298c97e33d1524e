import { Effect, Schema, Stream } from "effect"
import { PresenceView } from "../../collaboration/presence-view.ts"
import { attend } from "../../collaboration/shared/attend.ts"
import { TaskId } from "../../kernel/ids.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { taskUpdates } from "../steps/task-updates.ts"
import { TaskUpdate } from "../task-update.ts"

/**
 * What `watchTask` says with `keep`, and who else is there; others see the caller as long as it runs. One stream for
 * both, because browsers allow few connections at once.
 */
export const attendTask = streamCase("library.attendTask", {
  input: wire({ taskId: TaskId }),
  output: wire({ update: Schema.NullOr(TaskUpdate), presence: Schema.NullOr(PresenceView) }),
  stream: ({ taskId }) =>
    Stream.unwrap(Effect.gen(function*() {
      yield* requireTask(taskId)
      const updates = Stream.changes(taskUpdates(taskId)).pipe(Stream.map((update) => ({ update, presence: null })))
      const presences = Stream.map(yield* attend(taskId), (presence) => ({ update: null, presence }))
      return Stream.merge(updates, presences)
    })),
})
