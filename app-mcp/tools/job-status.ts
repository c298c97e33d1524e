import { TaskId } from "#domain/kernel/ids.ts"
import { useCase } from "#domain/kernel/use-case.ts"
import { wire } from "#domain/kernel/wire.ts"
import { type TaskUpdate } from "#domain/library/task-update.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { Status } from "#domain/task/status.ts"
import { Duration, Effect, Ref, Schema, Stream } from "effect"
import { ReportStep } from "../progress.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"

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

/** How a task stands; with `wait`, the answer comes when it is over, or after that many seconds. */
const watchJob = useCase(watchTask.name, {
  input: wire({
    taskId: TaskId,
    wait: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 50 }))),
  }),
  output: JobStatus,
  run: Effect.fnUntraced(function*({ taskId, wait = 0 }) {
    const report = yield* ReportStep
    const latest = yield* Ref.make<typeof JobStatus.Type | null>(null)
    const follow = Stream.map(watchTask.stream({ taskId }), statusOf).pipe(
      Stream.tap((status) => Ref.set(latest, status)),
      Stream.tap(({ percent, step }) =>
        percent === null ? Effect.void : report({ done: percent, message: step ?? "" })
      ),
    )
    yield* Stream.runDrain(Stream.take(follow, 1))
    const first = yield* Ref.get(latest)
    if (wait > 0 && first?.isOver === false) {
      yield* Effect.timeoutOption(Stream.runDrain(follow), Duration.seconds(wait))
    }
    return (yield* Ref.get(latest)) ?? (yield* Effect.die(new Error("There was no news of the task")))
  }),
})

export const jobStatus = tool(watchJob, {
  name: "job_status",
  description:
    "How far transcription and analysis of a task are: status, step, percent. With `wait` the call returns when "
    + "the work is over, at the latest after that many seconds; call again while is_over is false.",
  fields: { ...taskIdField, wait: "Seconds to wait for the end, up to 50; 0 answers at once." },
  readOnlyHint: true,
  idempotentHint: true,
  say: ({ title, status, isOver, step, percent, errorMessage }) =>
    isOver
      ? `"${title}": ${status}${errorMessage === null ? "" : `, ${errorMessage}`}. ${next(status)}`
      : `"${title}": ${status}, ${step ?? ""} ${percent ?? 0} %. Call again with wait=50.`,
})

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

const next = (status: Status): string => {
  if (status === "failed" || status === "notStarted") return "start_transcription starts it."
  if (status === "analysisFailed") return "start_analysis tries again; get_transcript has the text."
  return status === "completed"
    ? "Read get_transcript; start_analysis summarises it."
    : "Read get_summary or get_transcript."
}
