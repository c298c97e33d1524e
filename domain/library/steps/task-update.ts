import { Effect, Ref } from "effect"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { isUnfinished } from "../../task/status.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { linesOf } from "../../transcript/columns.ts"
import { type LineDelta, linesSince, type Seen } from "../../transcript/shared/live-lines.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"

/** What one viewer has seen of a running transcription; null before it and after it. */
type Viewer = Ref.Ref<Seen | null>

export const updateOf = Effect.fnUntraced(function*(taskId: TaskId, withLines: boolean, viewer: Viewer) {
  const transcripts = yield* TranscriptStore
  const analyses = yield* AnalysisStore
  const task = yield* requireTask(taskId)
  const lines = isTranscribing(task)
    ? (withLines ? yield* freshLines(task, viewer) : null)
    : yield* lastLines(task, viewer)
  const revision = yield* transcripts.revision(taskId)
  const summaryVersion = yield* analyses.version(taskId)
  // Never true between a transcription and its analysis: one transaction finishes the first and starts the second.
  const isOver = !isUnfinished(task)
  return { task: yield* viewItem(task), lines, revision, summaryVersion, isOver }
})

const freshLines = Effect.fnUntraced(function*(task: Task, viewer: Viewer) {
  const { lines, seen } = yield* linesSince(task, yield* Ref.get(viewer))
  yield* Ref.set(viewer, seen)
  return lines.reset || lines.segments.length > 0 ? lines : null
})

/** A viewer of the transcription receives the whole transcript once it is over: chunks may have finished unseen. */
const lastLines = Effect.fnUntraced(function*({ id }: Task, viewer: Viewer) {
  if ((yield* Ref.getAndSet(viewer, null)) === null) return null
  const transcripts = yield* TranscriptStore
  const { columns } = yield* transcripts.plain(id, null)
  return { reset: true, segments: linesOf(columns) } satisfies LineDelta
})
