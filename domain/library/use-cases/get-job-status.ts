import { Deferred, Duration, Effect, Schema, Stream } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { wire } from "../../kernel/wire.ts"
import { Status } from "../../task/status.ts"
import type { TaskUpdate } from "../task-update.ts"
import { watchTask } from "./watch-task.ts"

const JobStatus = wire({
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

/**
 * How far the work on a task is: now, and with `wait` each change until the work is over, for at most that many seconds.
 * The last part is the answer.
 */
export const getJobStatus = streamCase("library.getJobStatus", {
  input: wire({
    taskId: TaskId,
    wait: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 50 }))),
  }),
  output: JobStatus,
  stream: ({ taskId, wait = 0 }) => {
    const statuses = Stream.map(watchTask.stream({ taskId }), statusOf)
    return wait === 0 ? Stream.take(statuses, 1) : firstAndFor(Duration.seconds(wait), statuses)
  },
})

/** The first part, however long it takes, and what comes within the time after it. */
const firstAndFor = <A, E, R>(time: Duration.Duration, parts: Stream.Stream<A, E, R>) =>
  Stream.unwrap(Effect.gen(function*() {
    const hasFirst = yield* Deferred.make<void>()
    return parts.pipe(
      Stream.tap(() => Deferred.succeed(hasFirst, undefined)),
      Stream.interruptWhen(Effect.andThen(Deferred.await(hasFirst), Effect.sleep(time))),
    )
  }))

const statusOf = ({ task, isOver }: typeof TaskUpdate.Type): typeof JobStatus.Type => ({
  taskId: task.id,
  title: task.title,
  status: task.status,
  isOver,
  step: task.progress?.step ?? null,
  percent: task.progress === null ? null : Math.round(task.progress.fraction * 100),
  errorCode: task.errorCode,
  errorMessage: task.errorMessage,
})
