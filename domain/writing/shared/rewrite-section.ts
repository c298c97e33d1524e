import { Effect } from "effect"
import type { AnalysisResult } from "../../analysis/analysis-result.ts"
import { namedSummary } from "../../analysis/named-analysis.ts"
import { rewrittenSection, rewrittenText } from "../../analysis/rewritten-section.ts"
import type { TaskId } from "../../kernel/ids.ts"
import type { SectionKind } from "../../task/summary-section.ts"
import type { CoDocument } from "../co-document.ts"
import { DocumentText } from "../document-text.port.ts"
import { mergeSummary } from "./merge-summary.ts"
import { openDocument } from "./open-document.ts"

interface WrittenSection {
  readonly title: string
  readonly kind: SectionKind
  /** A whole analysis, from which this section is taken. */
  readonly written: AnalysisResult
  /** The document when the analysis began; null if there was none. */
  readonly seen: CoDocument | null
}

/**
 * Stores a rewritten section. It replaces what the section said when the analysis began; what was typed in the
 * meantime, and all other sections, stay. Call it in a transaction that has locked the task.
 */
export const rewriteSection = Effect.fnUntraced(function*(taskId: TaskId, section: WrittenSection) {
  const { title, kind, written, seen } = section
  const text = yield* DocumentText
  const opened = yield* openDocument(taskId)
  const { analysis, document, speakers } = opened
  const base = seen?.epoch === document.epoch ? seen : document
  const rewritten = rewrittenSection(analysis, written, kind, title)
  const meant = rewrittenText(base.shown, namedSummary(written.summary, speakers), kind, analysis.language)
  return yield* mergeSummary(taskId, opened, {
    kind: "analysis",
    by: [],
    update: yield* text.replacement(base.state, meant),
    markdown: namedSummary(rewritten.summary, speakers),
    analysis: () => rewritten,
  })
}, Effect.catchTag("NotAnalysed", Effect.die))
