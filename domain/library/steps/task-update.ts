import { Effect } from "effect"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { requireOwnTask } from "../../task/shared/require-own-task.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { isAnalysing, isTranscribing } from "../../task/transitions.ts"
import { liveLines } from "../../transcript/shared/live-lines.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"

export const updateOf = Effect.fnUntraced(function*(taskId: TaskId, withLines: boolean) {
  const transcripts = yield* TranscriptStore
  const analyses = yield* AnalysisStore
  const task = yield* requireOwnTask(taskId)
  const lines = withLines && isTranscribing(task) ? yield* liveLines(taskId, { from: null, to: null }) : null
  const revision = yield* transcripts.revision(taskId)
  const summaryVersion = yield* analyses.version(taskId)
  // Never true between a transcription and its analysis: one transaction finishes the first and starts the second.
  const isOver = !isTranscribing(task) && !isAnalysing(task)
  return { task: yield* viewItem(task), lines, revision, summaryVersion, isOver }
})
