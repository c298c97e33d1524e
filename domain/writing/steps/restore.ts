import { Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { CoDocumentStore } from "../co-document-store.port.ts"
import { DocumentText } from "../document-text.port.ts"
import { edited, mergeSummary } from "../shared/merge-summary.ts"
import { openDocument } from "../shared/open-document.ts"
import { callerIds } from "../shared/publish-replaced.ts"
import { requireVersion } from "./require-version.ts"

/**
 * Restores a version, and keeps what was written since the one that was seen. Call it in a transaction that has locked
 * the task.
 */
export const restore = Effect.fnUntraced(function*(taskId: TaskId, version: number, seenVersion: number | undefined) {
  const documents = yield* CoDocumentStore
  const text = yield* DocumentText
  const { markdown } = yield* requireVersion(taskId, version)
  const opened = yield* openDocument(taskId)
  const seen = seenVersion === undefined ? null : yield* documents.version(taskId, seenVersion)
  return yield* mergeSummary(taskId, opened, {
    kind: "restore",
    by: yield* callerIds,
    update: yield* text.replacement(seen?.state ?? opened.document.state, markdown),
    markdown,
    analysis: edited,
  })
})
