import { Effect, Schema, Stream } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { wire } from "../../kernel/wire.ts"
import { liveSegments } from "../../pipeline/use-cases/live-segments.ts"
import { Line } from "../../transcript/transcript.ts"
import { requireOwner } from "../access.ts"
import { TaskEvents } from "../task-events.port.ts"
import { TaskId } from "../task-id.ts"
import { TaskStore } from "../task-store.port.ts"
import { itemOf, TaskItem } from "../task-view.ts"
import type { Task } from "../task.ts"
import { isAnalysing, isTranscribing } from "../transitions.ts"

/** The task as it is now, and the lines that are finished so far while it is being transcribed. */
export const TaskNews = wire({
  task: TaskItem,
  /** Null when the text did not change since the last news. */
  lines: Schema.NullOr(Schema.Array(Line)),
  isOver: Schema.Boolean,
})

/** Tells how a task goes on, from now until nothing runs for it any more. The first news come at once. */
export const watchTask = streamCase("task.watchTask", {
  input: wire({ taskId: TaskId }),
  output: TaskNews,
  stream: ({ taskId }) =>
    Stream.unwrap(Effect.gen(function*() {
      const events = yield* TaskEvents
      const own = events.subscribe.pipe(Stream.filter((event) => event.taskId === taskId))
      // An event may be missed: the task is looked at now and then in any case.
      const now = Stream.merge(
        Stream.make({ kind: "segments" as const }),
        Stream.tick("5 seconds").pipe(Stream.map(() => ({ kind: "progress" as const }))),
      )
      return Stream.merge(own, now).pipe(
        Stream.mapEffect(({ kind }) => newsOf(taskId, kind === "segments")),
        Stream.takeUntil(({ isOver }) => isOver),
      )
    })),
})

const newsOf = Effect.fnUntraced(function*(taskId: TaskId, withLines: boolean) {
  const tasks = yield* TaskStore
  const { url } = yield* PublicAddress
  const task = yield* Effect.fromResult(requireOwner(yield* tasks.get(taskId), yield* CurrentActor))
  const lines = withLines && isTranscribing(task) ? yield* liveSegments(taskId, { from: null, to: null }) : null
  return { task: itemOf(task, url), lines, isOver: isOver(task) }
})

/** A finished transcript whose analysis is about to start counts as running: both are kept in one step. */
const isOver = (task: Task): boolean => !isTranscribing(task) && !isAnalysing(task)
