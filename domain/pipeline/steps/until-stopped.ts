import { Effect, Stream } from "effect"
import type { Job } from "../../job/job.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"

/** Ends when the task is cancelled or deleted, so that the work racing with it is interrupted. */
export const untilStopped = Effect.fnUntraced(function*(job: Job) {
  const events = yield* TaskEvents
  const tasks = yield* TaskStore
  const told = events.subscribe.pipe(
    Stream.filter(({ taskId, kind }) => taskId === job.taskId && (kind === "cancelled" || kind === "deleted")),
  )
  // An event may be missed: the task is looked at now and then in any case.
  const seen = Stream.tick("5 seconds").pipe(
    Stream.mapEffect(() =>
      tasks.get(job.taskId).pipe(
        Effect.map((task) => isSuperseded(job, task)),
        Effect.catchTag("TaskNotFound", () => Effect.succeed(true)),
      )
    ),
    Stream.filter((isOver) => isOver),
  )
  yield* Stream.merge(Stream.map(told, () => true), seen).pipe(Stream.take(1), Stream.runDrain)
})

/** Finished work is not superseded: it still has to tell so. */
const isSuperseded = ({ kind, attempt }: Job, task: Task): boolean =>
  ({
    transcribe: task.work.attempt !== attempt || task.transcription._tag === "Failed",
    analyse: task.work.analysisAttempt !== attempt || task.analysis._tag === "Failed",
    playback: false,
  })[kind]
