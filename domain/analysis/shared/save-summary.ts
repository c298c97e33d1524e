import { DateTime, Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { EditConflict } from "../../task/errors.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { AnalysisStore } from "../analysis-store.port.ts"
import { bindEdit } from "../bind-speakers.ts"
import { NotAnalysed } from "../errors.ts"

/** Saves an edited summary. `version` is the version that was edited; null saves unconditionally. The mind map stays. */
export const saveSummary = Effect.fnUntraced(function*(taskId: TaskId, summary: string, version: number | null) {
  const analyses = yield* AnalysisStore
  const transcripts = yield* TranscriptStore
  const current = yield* analyses.stored(taskId)
  if (current === null) return yield* new NotAnalysed({ taskId })
  if (version !== null && version !== current.version) {
    const text = (yield* analyses.get(taskId))?.summary ?? current.summary
    return yield* new EditConflict({ taskId, current: { summary: { version: current.version, text } } })
  }
  const { speakers } = yield* transcripts.plain(taskId, 0)
  return yield* analyses.save(taskId, {
    ...current,
    summary: bindEdit(current.summary, summary, speakers, current.language),
    version: current.version + 1,
    isEdited: true,
    updatedAt: yield* DateTime.now,
  })
})
