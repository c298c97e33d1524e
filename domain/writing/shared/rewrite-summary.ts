import { Effect } from "effect"
import type { AnalysisResult } from "../../analysis/analysis-result.ts"
import { namedSummary } from "../../analysis/named-analysis.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { CoDocumentStore } from "../co-document-store.port.ts"
import { DocumentText } from "../document-text.port.ts"
import { mergeSummary } from "./merge-summary.ts"
import { openDocument } from "./open-document.ts"

/** The current document; null if nobody has opened it yet. */
export const presentDocument = Effect.fnUntraced(function*(taskId: TaskId) {
  const documents = yield* CoDocumentStore
  return yield* documents.load(taskId)
})

/**
 * Stores a repeated analysis. It replaces what the document said when the analysis began (`seen`): what was typed in
 * the meantime stays. Call it in a transaction that has locked the task.
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
  return yield* mergeSummary(taskId, opened, {
    kind: "analysis",
    by: [],
    update: yield* text.replacement(seen ?? opened.document.state, markdown),
    markdown,
    analysis: () => written,
  })
}, Effect.catchTag("NotAnalysed", Effect.die))
