import { Effect } from "effect"
import { actionItemsOf, tickedMarkdown } from "../../analysis/action-items.ts"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { ActionItemNotFound, NotAnalysed } from "../../analysis/errors.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { DocumentText } from "../document-text.port.ts"
import { mergeSummary } from "../shared/merge-summary.ts"
import { openDocument } from "../shared/open-document.ts"
import { callerIds } from "../shared/publish-replaced.ts"

/** Ticks an item in the summary. Call it inside a transaction that has locked the task. */
export const tick = Effect.fnUntraced(function*(taskId: TaskId, itemId: string, isDone: boolean) {
  const analyses = yield* AnalysisStore
  const text = yield* DocumentText
  const shown = yield* analyses.get(taskId)
  if (shown === null) return yield* new NotAnalysed({ taskId })
  const items = actionItemsOf(shown.summary, shown.language)
  const found = items.find(({ id }) => id === itemId)
  if (found === undefined) return yield* new ActionItemNotFound({ itemId })
  if (found.isDone === isDone) return { actionItems: items, version: shown.version, stored: null }
  const markdown = tickedMarkdown(shown.summary, [found.line], isDone)
  const opened = yield* openDocument(taskId)
  const stored = yield* mergeSummary(taskId, opened, {
    kind: "edit",
    by: yield* callerIds,
    update: yield* text.replacement(opened.document.state, markdown),
    markdown,
    analysis: (present) => present,
  })
  return { actionItems: actionItemsOf(stored.shown, shown.language), version: stored.version, stored }
})
