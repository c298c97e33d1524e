import { Deferred, Duration, Effect, Schema, Stream } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { wire } from "../../kernel/wire.ts"
import { JobStatus, jobStatusOf } from "../job-status.ts"
import { watchTask } from "./watch-task.ts"

/**
 * The progress of the work on a task: now and, with `wait`, every change until the work is over, for at most that
 * many seconds. The last part is the answer.
 */
export const getJobStatus = streamCase("library.getJobStatus", {
  input: wire({
    taskId: TaskId,
    wait: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 50 }))),
  }),
  output: JobStatus,
  stream: ({ taskId, wait = 0 }) => {
    const statuses = Stream.map(watchTask.stream({ taskId }), jobStatusOf)
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
