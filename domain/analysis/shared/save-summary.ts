import { DateTime, Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { EditConflict } from "../../task/errors.ts"
import { AnalysisStore } from "../analysis-store.port.ts"
import { NotAnalysed } from "../errors.ts"

/** Saves an edited summary. `version` is the version that was edited; null saves unconditionally. The mind map stays. */
export const saveSummary = Effect.fnUntraced(function*(taskId: TaskId, summary: string, version: number | null) {
  const analyses = yield* AnalysisStore
  const current = yield* analyses.get(taskId)
  if (current === null) return yield* new NotAnalysed({ taskId })
  if (version !== null && version !== current.version) {
    return yield* new EditConflict({
      taskId,
      current: { summary: { version: current.version, text: current.summary } },
    })
  }
  return yield* analyses.save(taskId, {
    ...current,
    summary,
    version: current.version + 1,
    isEdited: true,
    updatedAt: yield* DateTime.now,
  })
})
