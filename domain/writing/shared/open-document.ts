import { DateTime, Effect } from "effect"
import type { AnalysisResult } from "../../analysis/analysis-result.ts"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { NotAnalysed } from "../../analysis/errors.ts"
import { namedSummary } from "../../analysis/named-analysis.ts"
import type { TaskId } from "../../kernel/ids.ts"
import type { Speaker } from "../../task/speaker.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { CoDocumentStore } from "../co-document-store.port.ts"
import type { CoDocument } from "../co-document.ts"
import { DocumentText } from "../document-text.port.ts"

export interface OpenedDocument {
  readonly document: CoDocument
  readonly analysis: AnalysisResult
  readonly speakers: ReadonlyArray<Speaker>
  /** What the stored document lacked; null if nothing. */
  readonly missed: Uint8Array | null
}

/** A new document with what readers see. */
interface Prepared {
  readonly shown: string
  readonly state: Uint8Array
}

/** The stored document, and the summary that readers see. */
const readDocument = Effect.fnUntraced(function*(taskId: TaskId) {
  const analyses = yield* AnalysisStore
  const transcripts = yield* TranscriptStore
  const documents = yield* CoDocumentStore
  const analysis = yield* analyses.stored(taskId)
  if (analysis === null) return yield* new NotAnalysed({ taskId })
  const { speakers } = yield* transcripts.plain(taskId, 0)
  return { analysis, speakers, shown: namedSummary(analysis.summary, speakers), found: yield* documents.load(taskId) }
})

/**
 * The document of a task if it is up to date, or, if there is none, a new one to store: a long one takes seconds, during
 * which no database connection should be held. Call it before the transaction.
 */
export const prepareDocument = Effect.fnUntraced(function*(taskId: TaskId) {
  const text = yield* DocumentText
  const { analysis, speakers, shown, found } = yield* readDocument(taskId)
  if (found?.shown === shown) return { opened: { document: found, analysis, speakers, missed: null }, prepared: null }
  return { opened: null, prepared: found === null ? { shown, state: yield* text.seed(shown) } : null }
})

/**
 * The document of a task, with the summary it represents; created if there is none. Speakers may have been renamed
 * since it was stored: it shows what readers see. Call it in a transaction that has locked the task, so that it is
 * created only once.
 */
export const openDocument = Effect.fnUntraced(function*(taskId: TaskId, prepared: Prepared | null = null) {
  const documents = yield* CoDocumentStore
  const text = yield* DocumentText
  const { analysis, speakers, shown, found } = yield* readDocument(taskId)
  const opened = (document: CoDocument, missed: Uint8Array | null): OpenedDocument => ({
    document,
    analysis,
    speakers,
    missed,
  })
  if (found !== null && found.shown === shown) return opened(found, null)
  const missed = found === null ? null : yield* text.replacement(found.state, shown)
  const document: CoDocument = {
    epoch: found?.epoch ?? DateTime.toEpochMillis(yield* DateTime.now),
    state: found === null || missed === null
      ? prepared?.shown === shown ? prepared.state : yield* text.seed(shown)
      : (yield* text.merge([found.state, missed], shown)).state,
    shown,
    version: analysis.version,
  }
  yield* documents.save(taskId, document)
  if (found === null || found.version !== analysis.version) {
    const kind = analysis.isEdited ? "edit" as const : "analysis" as const
    const { version, updatedAt: at } = analysis
    yield* documents.keep(taskId, { version, at, kind, by: [], markdown: shown, state: document.state })
  }
  return opened(document, missed)
})
