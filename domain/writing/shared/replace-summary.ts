import { Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { EditConflict } from "../../task/errors.ts"
import { CoDocumentStore } from "../co-document-store.port.ts"
import { DocumentText } from "../document-text.port.ts"
import { edited, mergeSummary } from "./merge-summary.ts"
import { openDocument, type OpenedDocument } from "./open-document.ts"
import { callerIds, callerName, publishReplaced } from "./publish-replaced.ts"

/**
 * Saves a summary that was written outside the editor: its changes to `version`, the one its writer saw, are merged
 * into what others have written since. Null means the current one. The mind map stays. Call it in a transaction that
 * has locked the task; what it returns notifies those who are writing, afterwards.
 */
export const replaceSummary = Effect.fnUntraced(function*(taskId: TaskId, markdown: string, version: number | null) {
  const text = yield* DocumentText
  const opened = yield* openDocument(taskId)
  const seen = version === null ? opened.document.state : yield* seenState(taskId, version, opened)
  const stored = yield* mergeSummary(taskId, opened, {
    kind: "edit",
    by: yield* callerIds,
    update: yield* text.replacement(seen, markdown),
    markdown,
    analysis: edited,
  })
  return publishReplaced(taskId, stored, "edit", yield* callerName)
})

/** The document as it was in a version. */
const seenState = Effect.fnUntraced(function*(
  taskId: TaskId,
  version: number,
  { analysis, document }: OpenedDocument,
) {
  const documents = yield* CoDocumentStore
  if (version === analysis.version) return document.state
  const kept = yield* documents.version(taskId, version)
  if (kept !== null) return kept.state
  const current = { summary: { version: analysis.version, text: document.shown } }
  return yield* new EditConflict({ taskId, current })
})
