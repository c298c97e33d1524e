import { Effect, Schema, Stream } from "effect"
import { PresenceView } from "../../collaboration/presence-view.ts"
import { attend } from "../../collaboration/shared/attend.ts"
import { TaskId } from "../../kernel/ids.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { taskUpdates } from "../steps/task-updates.ts"
import { TaskUpdate } from "../task-update.ts"

const nothing = { update: null, presence: null, hasVoices: false } as const

/**
 * What `watchTask` says with `keep`, who else is there, and that its voices have been compared; others see the caller as long as
 * it runs. One stream for all, because browsers allow few connections at once.
 */
export const attendTask = streamCase("library.attendTask", {
  input: wire({ taskId: TaskId }),
  output: wire({ update: Schema.NullOr(TaskUpdate), presence: Schema.NullOr(PresenceView), hasVoices: Schema.Boolean }),
  stream: ({ taskId }) =>
    Stream.unwrap(Effect.gen(function*() {
      yield* requireTask(taskId)
      const { subscribe } = yield* TaskEvents
      const updates = Stream.changes(taskUpdates(taskId)).pipe(Stream.map((update) => ({ ...nothing, update })))
      const presences = Stream.map(yield* attend(taskId), (presence) => ({ ...nothing, presence }))
      const voices = subscribe.pipe(
        Stream.filter((event) => event.taskId === taskId && event.kind === "voices"),
        Stream.map(() => ({ ...nothing, hasVoices: true })),
      )
      return Stream.merge(Stream.merge(updates, presences), voices)
    })),
})
