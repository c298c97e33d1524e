import { DateTime, Effect } from "effect"
import type { AnalysisResult } from "../../analysis/analysis-result.ts"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { bindEdit } from "../../analysis/bind-speakers.ts"
import { namedSummary } from "../../analysis/named-analysis.ts"
import type { TaskId, UserId } from "../../kernel/ids.ts"
import { CoDocumentStore } from "../co-document-store.port.ts"
import { type ChangeKind, outlivedVersions } from "../co-document.ts"
import { DocumentText } from "../document-text.port.ts"
import type { OpenedDocument } from "./open-document.ts"

export interface SummaryChange {
  readonly kind: ChangeKind
  readonly by: ReadonlyArray<UserId>
  readonly update: Uint8Array
  /** The intended Markdown, if any; null for what was typed. */
  readonly markdown: string | null
  /** The analysis to store, but for its summary and version: usually the present one, marked as edited. */
  readonly analysis: (present: AnalysisResult) => AnalysisResult
}

export const edited = (present: AnalysisResult): AnalysisResult => ({ ...present, isEdited: true })

/**
 * Merges a change into an opened document and stores the summary it says, in all forms that readers use. Call it in the
 * same transaction.
 */
export const mergeSummary = Effect.fnUntraced(function*(
  taskId: TaskId,
  { document, analysis, speakers, missed }: OpenedDocument,
  change: SummaryChange,
) {
  const analyses = yield* AnalysisStore
  const documents = yield* CoDocumentStore
  const text = yield* DocumentText
  const { update } = change
  const merged = change.markdown === null
    ? yield* text.mergeAside([document.state, update], document.shown)
    : yield* text.merge([document.state, update], change.markdown)
  const updates = missed === null ? [update] : [missed, update]
  if (merged.markdown === document.shown && change.kind === "edit") {
    yield* documents.save(taskId, { ...document, state: merged.state })
    return { ...document, state: merged.state, updates, isChanged: false }
  }
  const now = yield* DateTime.now
  const base = change.analysis(analysis)
  const version = analysis.version + 1
  const summary = bindEdit(base.summary, merged.markdown, speakers, base.language)
  yield* analyses.save(taskId, { ...base, summary, version, updatedAt: now })
  const stored = { ...document, state: merged.state, shown: namedSummary(summary, speakers), version }
  yield* documents.save(taskId, stored)
  const { kind, by } = change
  yield* documents.keep(taskId, { version, at: now, kind, by, markdown: stored.shown, state: merged.state })
  yield* documents.forget(taskId, outlivedVersions(yield* documents.versions(taskId)))
  return { ...stored, updates, isChanged: true }
})
