import { Effect, Stream } from "effect"
import { TaskEvents } from "../../task/task-events.port.ts"
import type { Job } from "../job.ts"

/** Ends when the task is cancelled or deleted, so that the work racing with it is interrupted. */
export const stopped = Effect.fnUntraced(function*({ taskId }: Job) {
  const events = yield* TaskEvents
  yield* events.subscribe.pipe(
    Stream.filter((event) => event.taskId === taskId && (event.kind === "cancelled" || event.kind === "deleted")),
    Stream.take(1),
    Stream.runDrain,
  )
})
