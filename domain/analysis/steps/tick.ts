import { type DateTime, Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { actionItemsOf, tickedMarkdown } from "../action-items.ts"
import { AnalysisStore } from "../analysis-store.port.ts"
import { ActionItemNotFound, NotAnalysed } from "../errors.ts"

/** Ticks an item in the stored summary. Call it inside a transaction that has locked the task. */
export const tick = Effect.fnUntraced(function*(taskId: TaskId, itemId: string, isDone: boolean, now: DateTime.Utc) {
  const analyses = yield* AnalysisStore
  const stored = yield* analyses.stored(taskId)
  const shown = yield* analyses.get(taskId)
  if (stored === null || shown === null) return yield* new NotAnalysed({ taskId })
  const items = actionItemsOf(shown.summary, shown.language)
  const found = items.find(({ id }) => id === itemId)
  if (found === undefined) return yield* new ActionItemNotFound({ itemId })
  if (found.isDone === isDone) return { actionItems: items, version: stored.version }
  const version = stored.version + 1
  const summary = tickedMarkdown(stored.summary, found.line, isDone)
  yield* analyses.save(taskId, { ...stored, summary, version, updatedAt: now })
  return { actionItems: actionItemsOf(tickedMarkdown(shown.summary, found.line, isDone), shown.language), version }
})
