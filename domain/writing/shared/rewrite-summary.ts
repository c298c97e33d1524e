import { Effect } from "effect"
import type { AnalysisResult } from "../../analysis/analysis-result.ts"
import { namedSummary } from "../../analysis/named-analysis.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { CoDocumentStore } from "../co-document-store.port.ts"
import { DocumentText } from "../document-text.port.ts"
import { withEdits } from "../with-edits.ts"
import { edited, mergeSummary } from "./merge-summary.ts"
import { openDocument } from "./open-document.ts"

/** The current document; null if nobody has opened it yet. */
export const presentDocument = Effect.fnUntraced(function*(taskId: TaskId) {
  const documents = yield* CoDocumentStore
  return yield* documents.load(taskId)
})

/**
 * Stores a repeated analysis, and then, as a version of its own, the same with what people had made of the one before. It
 * replaces what the document said when the analysis began (`seen`): what was typed in the meantime stays. Call it in a
 * transaction that has locked the task.
 */
export const rewriteSummary = Effect.fnUntraced(function*(
  taskId: TaskId,
  written: AnalysisResult,
  seen: Uint8Array | null,
) {
  const text = yield* DocumentText
  const transcripts = yield* TranscriptStore
  const { speakers } = yield* transcripts.plain(taskId, 0)
  const markdown = namedSummary(written.summary, speakers)
  const opened = yield* openDocument(taskId)
  const before = yield* lastAnalysed(taskId)
  const stored = yield* mergeSummary(taskId, opened, {
    kind: "analysis",
    by: [],
    update: yield* text.replacement(seen ?? opened.document.state, markdown),
    markdown,
    analysis: () => written,
  })
  const kept = before === null ? stored.shown : withEdits(before.markdown, opened.document.shown, stored.shown)
  if (kept === stored.shown) return stored
  const again = yield* openDocument(taskId)
  const edits = yield* mergeSummary(taskId, again, {
    kind: "edit",
    by: before?.by ?? [],
    update: yield* text.replacement(again.document.state, kept),
    markdown: kept,
    analysis: edited,
  })
  return { ...edits, updates: [...stored.updates, ...edits.updates] }
}, Effect.catchTag("NotAnalysed", Effect.die))

/** What the last analysis wrote, and who has edited it since; null if that is no longer known. */
const lastAnalysed = Effect.fnUntraced(function*(taskId: TaskId) {
  const documents = yield* CoDocumentStore
  const versions = (yield* documents.versions(taskId)).toSorted((a, b) => b.version - a.version)
  const at = versions.findIndex(({ kind }) => kind === "analysis")
  const last = versions[at]
  const found = last === undefined ? null : yield* documents.version(taskId, last.version)
  return found && { markdown: found.markdown, by: [...new Set(versions.slice(0, at).flatMap(({ by }) => by))] }
})
