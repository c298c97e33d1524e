import { Effect, Stream } from "effect"
import type { Job } from "../../job/job.ts"
import { runsRetranscription } from "../../task/retranscribing.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { runsTranslation } from "../../task/translating.ts"

/** Completes when the task is cancelled or deleted, which interrupts the work that races with it. */
export const untilStopped = Effect.fnUntraced(function*(job: Job) {
  const events = yield* TaskEvents
  const tasks = yield* TaskStore
  const notified = events.subscribe.pipe(
    Stream.filter(({ taskId, kind }) => taskId === job.taskId && (kind === "cancelled" || kind === "deleted")),
  )
  // Events may be missed, so the task is polled as well.
  const polled = Stream.tick("5 seconds").pipe(
    Stream.mapEffect(() =>
      tasks.get(job.taskId).pipe(
        Effect.map((task) => isSuperseded(job, task)),
        Effect.catchTag("TaskNotFound", () => Effect.succeed(true)),
      )
    ),
    Stream.filter((isOver) => isOver),
  )
  yield* Stream.merge(Stream.map(notified, () => true), polled).pipe(Stream.take(1), Stream.runDrain)
})

/** Finished work is not superseded: it still has to report that. */
const isSuperseded = ({ kind, attempt }: Job, task: Task): boolean =>
  ({
    attend: task.work.attempt !== attempt || task.transcription._tag === "Failed",
    fetch: task.work.attempt !== attempt || task.transcription._tag === "Failed",
    transcribe: task.work.attempt !== attempt || task.transcription._tag === "Failed",
    analyse: task.work.analysisAttempt !== attempt || task.analysis._tag === "Failed",
    playback: false,
    retranscribe: !runsRetranscription(task, attempt),
    translate: !runsTranslation(task, attempt),
    embed: false,
    voices: false,
  })[kind]
