import { Effect, Ref, Schema, Stream } from "effect"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { TaskId } from "../../kernel/ids.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireOwner } from "../../task/access.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskItem } from "../../task/task-item.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { isAnalysing, isTranscribing } from "../../task/transitions.ts"
import { liveLines } from "../../transcript/shared/live-lines.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { Line } from "../../transcript/transcript.ts"

/** The task as it is now, and the lines that are finished so far while it is being transcribed. */
export const TaskUpdate = wire({
  task: TaskItem,
  /** Null when the text did not change since the last news. */
  lines: Schema.NullOr(Schema.Array(Line)),
  /** Of the transcript: a higher one than the reader's says that lines or speakers changed. */
  revision: Schema.Int,
  /** The same for the summary; null before there is one. */
  summaryVersion: Schema.NullOr(Schema.Int),
  isOver: Schema.Boolean,
})

/** A task is looked at this often in any case, as an event may be missed; less often when nothing runs for it. */
const lookEvery = "5 seconds"
const restFor = 3

/**
 * Tells how a task goes on, from now until nothing runs for it any more; with `keep`, what is changed after that too, by
 * whomever, until nobody listens. The first news come at once.
 */
export const watchTask = streamCase("library.watchTask", {
  input: wire({ taskId: TaskId, keep: Schema.optionalKey(Schema.Boolean) }),
  output: TaskUpdate,
  stream: ({ taskId, keep = false }) =>
    Stream.unwrap(Effect.gen(function*() {
      const events = yield* TaskEvents
      const isResting = yield* Ref.make(false)
      const told = events.subscribe.pipe(Stream.filter((event) => event.taskId === taskId))
      const looks = Stream.tick(lookEvery).pipe(
        Stream.zipWithIndex,
        Stream.filterEffect(([, nth]) => Effect.map(Ref.get(isResting), (rests) => !rests || nth % restFor === 0)),
        Stream.map(() => ({ kind: "progress" as const })),
      )
      const news = Stream.merge(told, Stream.merge(Stream.make({ kind: "segments" as const }), looks)).pipe(
        Stream.mapEffect(({ kind }) => updateOf(taskId, kind === "segments")),
        Stream.tap(({ isOver }) => Ref.set(isResting, isOver)),
      )
      return keep ? Stream.changes(news) : Stream.takeUntil(news, ({ isOver }) => isOver)
    })),
})

const updateOf = Effect.fnUntraced(function*(taskId: TaskId, withLines: boolean) {
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  const analyses = yield* AnalysisStore
  const task = yield* Effect.fromResult(requireOwner(yield* tasks.get(taskId), yield* CurrentActor))
  const lines = withLines && isTranscribing(task) ? yield* liveLines(taskId, { from: null, to: null }) : null
  const revision = yield* transcripts.revision(taskId)
  const summaryVersion = yield* analyses.version(taskId)
  return { task: yield* viewItem(task), lines, revision, summaryVersion, isOver: isOver(task) }
})

/** A finished transcript whose analysis is about to start counts as running: both are kept in one step. */
const isOver = (task: Task): boolean => !isTranscribing(task) && !isAnalysing(task)
